import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identityKey, instant, minor, reference, stamps } from '../columns.ts';
import { EARNING_KINDS } from '../earning.ts';
import { member } from '../identity.ts';

/** What a member and an invited friend get. Rules are not edited: one ends, another begins; the newest of a day counts. */
export const referralRule = pgTable(
  'referral_rule',
  {
    id: identityKey(),
    /** Resort Dollars in hundredths, here and below */
    inviterDollars: minor().notNull(),
    friendDollars: minor().notNull(),
    /** what the friend spends at once, in hundredths of MOP */
    minSpend: minor().notNull(),
    /** days in Macau after joining in which that counts */
    withinDays: integer().notNull(),
    /** days after which the reward is given, unless the spending was refunded meanwhile */
    waitDays: integer().notNull(),
    /** rewarded invitations of a member in a programme year */
    mostPerYear: integer().notNull(),
    /** of joining; null: without end */
    validFrom: date().notNull(),
    validTo: date(),
    ...stamps,
  },
  (table) => [
    check(
      'referral_rule_amounts',
      sql`${table.inviterDollars} > 0 and ${table.friendDollars} > 0 and ${table.minSpend} > 0`,
    ),
  ],
);

/** A member's own code for invitations. */
export const referralCode = pgTable('referral_code', {
  memberId: reference()
    .primaryKey()
    .references(() => member.id),
  code: text().notNull().unique(),
  at: instant().notNull(),
});

export const REFERRAL_STATES = ['JOINED', 'SPENT', 'REWARDED', 'OVER_LIMIT'] as const;

/** A member who joined by somebody's invitation; nobody joins twice. */
export const referral = pgTable(
  'referral',
  {
    friendId: reference()
      .primaryKey()
      .references(() => member.id),
    inviterId: reference()
      .notNull()
      .references(() => member.id),
    ruleId: reference()
      .notNull()
      .references(() => referralRule.id),
    /** SPENT: the reward waits. OVER_LIMIT: the friend was rewarded, the inviter had reached the year's limit. */
    state: text({ enum: REFERRAL_STATES }).notNull(),
    joinedAt: instant().notNull(),
    /** the spending that counts; null: none yet */
    refKind: text({ enum: EARNING_KINDS }),
    refId: text(),
    /** when the reward is due or was given */
    rewardAt: instant(),
    ...stamps,
  },
  (table) => [
    index('referral_inviter').on(table.inviterId, table.joinedAt),
    check('referral_not_own', sql`${table.friendId} <> ${table.inviterId}`),
  ],
);
