import { TIERS } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Picture } from '../../../locales/drawings.ts';
import { identityKey, instant, minor, reference, stamps } from '../../../schema/columns.ts';
import { UNITS } from '../../../schema/ledger.ts';
import { orders } from '../../../schema/orders.ts';

/** What a member reads about an item in one language. */
export interface ExchangeText {
  readonly name: string;
  /** one line */
  readonly summary: string;
  /** paragraphs, plain text */
  readonly description: readonly string[];
}

/** What members get for what they earned: a reward for dollars, goods of the mall for points. */
export const exchangeItem = pgTable(
  'exchange_item',
  {
    id: identityKey(1001),
    code: text().notNull().unique(),
    /** what it is paid with */
    unit: text({ enum: UNITS }).notNull(),
    category: text().notNull(),
    /** the order on the shelf */
    position: integer().notNull(),
    texts: jsonb().$type<Record<Language, ExchangeText>>().notNull(),
    picture: jsonb('scene').$type<Picture>().notNull(),
    tag: text({ enum: ['NEW', 'LIMITED'] }),
    /** for one, hundredths of a dollar or points */
    price: minor().notNull(),
    /** the other way to pay for one: fewer points and money, minor units of MOP */
    topUpPoints: minor(),
    topUpCash: minor(),
    tierMin: text({ enum: TIERS }).notNull().default('CLASSIC'),
    /** how many one member may have; null: any number */
    perMember: integer(),
    /** business dates; `endsOn` is the last */
    startsOn: date().notNull(),
    endsOn: date(),
    isOnShelf: boolean().notNull().default(true),
    /** whether an inventory counter says how many are left */
    isStocked: boolean().notNull(),
    /** codes of the properties where it can be collected; empty: it comes as a voucher of `couponCode` */
    pickUp: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** days in which it is to be collected */
    pickUpDays: integer(),
    couponCode: text(),
    /** what is had cannot be given back */
    isFinal: boolean().notNull(),
    ...stamps,
  },
  (table) => [
    index('exchange_item_shelf').on(table.unit, table.position),
    check('exchange_item_price', sql`${table.price} > 0`),
    check(
      'exchange_item_top_up',
      sql`case when ${table.topUpPoints} is null then ${table.topUpCash} is null
        else ${table.unit} = 'POINT' and ${table.topUpPoints} > 0 and ${table.topUpCash} > 0 end`,
    ),
    check(
      'exchange_item_delivery',
      sql`case when ${table.couponCode} is null then cardinality(${table.pickUp}) > 0 and ${table.pickUpDays} > 0
        else cardinality(${table.pickUp}) = 0 and ${table.pickUpDays} is null end`,
    ),
  ],
);

/** What was ordered with an order of the kinds REWARD and POINTS. */
export const exchangeOrder = pgTable(
  'exchange_order',
  {
    orderId: reference()
      .primaryKey()
      .references(() => orders.id),
    itemId: reference()
      .notNull()
      .references(() => exchangeItem.id),
    quantity: integer().notNull(),
    /** for all of it, hundredths of a dollar or points */
    spent: minor().notNull(),
    /** shown at the counter; from when it is paid */
    pickUpCode: text().unique(),
    /** the last moment for collecting it; from when it is paid */
    collectBefore: instant(),
    /** what was issued */
    voucherIds: bigint({ mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    ...stamps,
  },
  (table) => [
    index('exchange_order_item').on(table.itemId),
    check('exchange_order_amounts', sql`${table.quantity} > 0 and ${table.spent} > 0`),
  ],
);
