import { TIERS } from '@resort/shared/calls/rows';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identityKey, instant, minor, reference, stamps } from './columns.ts';
import { member } from './identity.ts';

/** What spending is for; it is the kind of reference of movements in the ledger and of tier points. */
export const EARNING_KINDS = ['STAY', 'DINING', 'SPA', 'SHOPPING', 'TICKET'] as const;
export const EARNING_UNITS = ['DOLLAR', 'POINT', 'TIER'] as const;
const unit = () => text({ enum: EARNING_UNITS }).notNull();
const owner = () =>
  reference()
    .notNull()
    .references(() => member.id);

/**
 * What spending earns. Of the rules without a campaign, the most specific one counts; each of a campaign adds. Rules are
 * not edited: one ends, another begins.
 */
export const earningRule = pgTable(
  'earning_rule',
  {
    id: identityKey(),
    unit: unit(),
    /** hundredths of a per cent of the amount in MOP: dollars of 100 are MOP 1 for MOP 100, points of 1000 one for MOP 10 */
    basisPoints: integer().notNull(),
    /** null: every one, here and below */
    kind: text({ enum: EARNING_KINDS }),
    tier: text({ enum: TIERS }),
    currency: text(),
    campaign: text(),
    /** days in Macau, both inclusive; null: without end */
    validFrom: date().notNull(),
    validTo: date(),
    /** after which dollars and points can be spent; 0: at once */
    releaseDays: integer().notNull().default(0),
    ...stamps,
  },
  (table) => [
    check('earning_rule_rate', sql`${table.basisPoints} > 0`),
    check('earning_rule_days', sql`${table.validTo} is null or ${table.validTo} >= ${table.validFrom}`),
  ],
);

/** What a spending earned by a rule, and how much of it was reversed. */
export const earned = pgTable(
  'earned',
  {
    id: identityKey(),
    memberId: owner(),
    refKind: text({ enum: EARNING_KINDS }).notNull(),
    refId: text().notNull(),
    ruleId: reference()
      .notNull()
      .references(() => earningRule.id),
    unit: unit(),
    /** hundredths of dollars; points */
    amount: minor().notNull(),
    takenBack: minor()
      .notNull()
      .default(sql`0`),
    /** how often */
    takes: integer().notNull().default(0),
    ...stamps,
  },
  (table) => [
    unique('earned_once').on(table.refKind, table.refId, table.ruleId),
    index('earned_member').on(table.memberId),
    check('earned_amounts', sql`${table.amount} > 0 and ${table.takenBack} between 0 and ${table.amount}`),
  ],
);

/** What was to be taken back and had been spent already; the next earnings pay it. */
export const earningDebt = pgTable(
  'earning_debt',
  {
    id: identityKey(),
    memberId: owner(),
    unit: text({ enum: ['DOLLAR', 'POINT'] }).notNull(),
    refKind: text().notNull(),
    refId: text().notNull(),
    owed: minor().notNull(),
    paid: minor()
      .notNull()
      .default(sql`0`),
    payments: integer().notNull().default(0),
    ...stamps,
  },
  (table) => [
    index('earning_debt_member').on(table.memberId, table.unit, table.id),
    check('earning_debt_amounts', sql`${table.owed} > 0 and ${table.paid} between 0 and ${table.owed}`),
  ],
);

/** A member's tier changed. Append-only. */
export const tierChange = pgTable(
  'tier_change',
  {
    id: identityKey(),
    memberId: owner(),
    from: text({ enum: TIERS }).notNull(),
    to: text({ enum: TIERS }).notNull(),
    at: instant().notNull(),
  },
  (table) => [index('tier_change_member').on(table.memberId, table.at)],
);
