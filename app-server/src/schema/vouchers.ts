import { TIERS, VOUCHER_SCOPES, VOUCHER_TYPES } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { drawn, type Picture } from '../locales/drawings.ts';
import { identityKey, instant, minor, reference, stamps } from './columns.ts';
import { member } from './identity.ts';

/** What vouchers are made of. Its terms hold for all its vouchers, so they are not edited once one is out. */
export const coupon = pgTable(
  'coupon',
  {
    id: identityKey(),
    /** on the wire */
    code: text().notNull().unique(),
    type: text({ enum: VOUCHER_TYPES }).notNull(),
    name: jsonb().$type<Record<Language, string>>().notNull(),
    /** of CASH, minor units of MOP */
    face: minor(),
    /** of DISCOUNT, hundredths of a per cent */
    basisPoints: integer(),
    /** the most that a DISCOUNT takes off */
    maxDeduct: minor(),
    minSpend: minor()
      .notNull()
      .default(sql`0`),
    /** where it applies; empty: everywhere */
    scenes: text({ enum: VOUCHER_SCOPES })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** codes of properties; empty: all */
    properties: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** whether it can be combined with other vouchers on an order */
    isStackable: boolean().notNull(),
    /** how many members may still take by themselves; what is granted does not count */
    stock: integer().notNull(),
    perMember: integer().notNull().default(1),
    tierMin: text({ enum: TIERS }).notNull().default('CLASSIC'),
    /** when members may take it */
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** days after the day of taking on which a voucher may be used; without, until the end of `usableUntil`'s day */
    validDays: integer(),
    usableFrom: instant(),
    usableUntil: instant(),
    /** whether members find it on the list of coupons; others are granted, or taken with an offer */
    isListed: boolean().notNull().default(false),
    /** the page of the mini-program where alone it is redeemed */
    appletPath: text(),
    picture: jsonb()
      .$type<Picture>()
      .notNull()
      .$defaultFn(() => drawn('gift')),
    /** what to know beyond its numbers, a sentence an item; null: nothing */
    terms: jsonb().$type<Record<Language, readonly string[]>>(),
    /** codes; empty: every outlet of its properties */
    outlets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    ...stamps,
  },
  (table) => [
    check('coupon_stock', sql`${table.stock} >= 0`),
    check('coupon_validity', sql`(${table.validDays} is null) <> (${table.usableUntil} is null)`),
    check(
      'coupon_value',
      sql`case ${table.type} when 'CASH' then ${table.face} > 0
        when 'DISCOUNT' then ${table.basisPoints} between 1 and 10000 else true end`,
    ),
  ],
);

/** One member's voucher. Used up for ever: a refund gives a new one. */
export const voucher = pgTable(
  'voucher',
  {
    id: identityKey(),
    couponId: reference()
      .notNull()
      .references(() => coupon.id),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    status: text({ enum: ['TAKEN', 'HELD', 'BURNED', 'EXPIRED', 'REFUNDED'] }).notNull(),
    /** the member's first, second … of a coupon that was taken; null for what was granted or given again */
    sequence: integer(),
    /** what it was granted for, once per reference */
    grantKind: text(),
    grantId: text(),
    /** the burned one that this replaces */
    originVoucherId: reference().unique(),
    validFrom: instant().notNull(),
    /** the end of a day in Macau */
    validTo: instant().notNull(),
    /** the order it is held for, and stays with when that is paid */
    heldKind: text(),
    heldId: text(),
    /** counts the live codes that were shown: only the last one is good */
    codeNumber: integer().notNull().default(0),
    ...stamps,
  },
  (table) => [
    unique('voucher_taken').on(table.couponId, table.memberId, table.sequence),
    unique('voucher_granted').on(table.grantKind, table.grantId),
    index('voucher_member').on(table.memberId, table.status, table.validTo),
    index('voucher_held').on(table.heldKind, table.heldId),
    index('voucher_expiry')
      .on(table.validTo)
      .where(sql`${table.status} = 'TAKEN'`),
    check('voucher_held_for', sql`${table.status} <> 'HELD' or ${table.heldId} is not null`),
  ],
);

/** What happened to a voucher. Append-only. */
export const voucherEvent = pgTable(
  'voucher_event',
  {
    id: identityKey(),
    voucherId: reference()
      .notNull()
      .references(() => voucher.id),
    at: instant().notNull(),
    event: text({
      enum: ['TAKEN', 'GRANTED', 'HELD', 'RELEASED', 'BURNED', 'EXPIRED', 'REFUNDED', 'REISSUED'],
    }).notNull(),
    refKind: text(),
    refId: text(),
  },
  (table) => [index('voucher_event_voucher').on(table.voucherId, table.id)],
);

/** Where a voucher was used, once for ever (I7). Append-only. */
export const voucherBurn = pgTable('voucher_burn', {
  voucherId: reference()
    .primaryKey()
    .references(() => voucher.id),
  /** counts receipts */
  id: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
  at: instant().notNull(),
  /** an order, or 'OUTLET' and its code */
  refKind: text().notNull(),
  refId: text().notNull(),
});
