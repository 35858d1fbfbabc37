import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { identityKey, instant, minor, reference, stamps } from './columns.ts';
import { member } from './identity.ts';

/** The payment status of an order. It is independent of the booking status. */
export const PAY_STATUSES = ['UNPAID', 'PROCESSING', 'FAILED', 'PAID', 'PART_REFUNDED', 'REFUNDED'] as const;

/**
 * The common part of all orders. The data of each kind is in its own tables, which refer to this one by
 * `order_id`. This table refers to none of them, so that a domain can be added without changing it.
 */
export const orders = pgTable(
  'orders',
  {
    id: identityKey(3_000_001),
    /** for people: the kind's letter, yyMMdd at UTC+8, eight random base32 digits */
    orderNo: text().notNull().unique(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** a registered order kind's name */
    kind: text().notNull(),
    /** the first order of those that are locked together; null: the order itself */
    familyId: reference().references((): AnyPgColumn => orders.id),
    /** the checkout with which it is held, paid and restored; null: a single order */
    parentId: reference().references((): AnyPgColumn => orders.id),
    /** the booking that it changes, and whose difference it has */
    changesId: reference().references((): AnyPgColumn => orders.id),
    /** the property's code */
    property: text().notNull(),
    /** ISO 4217 */
    currency: text().notNull(),
    /** MOP for one unit of the currency, as it was when the order was made */
    rateToMop: numeric({ precision: 14, scale: 6 }).notNull(),
    total: minor().notNull(),
    /** what vouchers take off, of the order's currency */
    voucherAmount: minor()
      .notNull()
      .default(sql`0`),
    /** what loyalty dollars take off, of the order's currency */
    dollarAmount: minor()
      .notNull()
      .default(sql`0`),
    /** what is left to pay with money */
    payable: minor().notNull(),
    /** it is paid where it is used: no payment of ours settles it, nothing is taken off */
    onSpot: boolean().notNull().default(false),
    /** what cancelling cost, set when it was cancelled */
    penalty: minor(),
    /** one of the kind's statuses */
    status: text().notNull(),
    payStatus: text({ enum: PAY_STATUSES }).notNull().default('UNPAID'),
    /** until when the present status holds; overdue counts as expired, swept or not. Null: without end. */
    heldUntil: instant(),
    /** when the order and its events were made, by the product's clock */
    orderedAt: instant().notNull(),
    version: integer().notNull().default(1),
    ...stamps,
  },
  (table) => [
    index('orders_member').on(table.memberId, table.id),
    index('orders_held')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
    index('orders_family').on(table.familyId),
    check(
      'orders_family',
      sql`(${table.parentId} is null or ${table.parentId} = ${table.familyId}) and (${table.changesId} is null or ${table.familyId} is not null)`,
    ),
    check(
      'orders_on_spot',
      sql`not ${table.onSpot} or (${table.voucherAmount} = 0 and ${table.dollarAmount} = 0)`,
    ),
    check(
      'orders_amounts',
      sql`${table.voucherAmount} >= 0 and ${table.dollarAmount} >= 0 and ${table.payable} >= 0`,
    ),
    check(
      'orders_payable',
      sql`${table.payable} = ${table.total} - ${table.voucherAmount} - ${table.dollarAmount}`,
    ),
  ],
);

/** What happened to an order, append-only; guarded by a trigger. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: identityKey(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    at: instant().notNull(),
    /** `member 1000001`, `provider sandbox`, `sweeper` */
    actor: text().notNull(),
    event: text().notNull(),
    /** null: the first */
    from: text(),
    to: text().notNull(),
    data: jsonb(),
  },
  (table) => [index('order_event_order').on(table.orderId, table.id)],
);
