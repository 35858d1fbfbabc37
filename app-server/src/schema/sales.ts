import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identityKey, instant, minor, reference, stamps } from './columns.ts';
import { member } from './identity.ts';
import { orders } from './orders.ts';
import { outlet } from './outlets.ts';
import { voucher } from './vouchers.ts';

const owner = () =>
  reference()
    .notNull()
    .references(() => member.id);

export interface SaleLine {
  readonly text: string;
  readonly quantity: number;
  /** of the whole line, of the sale's currency */
  readonly amount: string;
}

/** A sale at a till to a member. */
export const sale = pgTable(
  'sale',
  {
    id: identityKey(),
    partner: text().notNull(),
    /** the till's own number */
    saleId: text().notNull(),
    memberId: owner(),
    outlet: text()
      .notNull()
      .references(() => outlet.code),
    /** ISO 4217 */
    currency: text().notNull(),
    /** MOP for one unit of the currency, when it was sold */
    rateToMop: numeric({ precision: 14, scale: 6 }).notNull(),
    total: minor().notNull(),
    /** of it, paid with money: only this earns */
    money: minor().notNull(),
    lines: jsonb().$type<readonly SaleLine[]>().notNull(),
    soldAt: instant().notNull(),
    status: text({ enum: ['SOLD', 'VOID'] })
      .notNull()
      .default('SOLD'),
    /** of `money`, what was given back */
    refunded: minor()
      .notNull()
      .default(sql`0`),
    ...stamps,
  },
  (table) => [
    unique('sale_of_partner').on(table.partner, table.saleId),
    index('sale_member').on(table.memberId, table.id),
    check('sale_amounts', sql`${table.money} between 0 and ${table.total} and ${table.total} > 0`),
    check('sale_refunded', sql`${table.refunded} between 0 and ${table.money}`),
  ],
);

/** A part of a sale that was given back, by the till's number. */
export const saleRefund = pgTable(
  'sale_refund',
  {
    id: identityKey(),
    saleId: reference()
      .notNull()
      .references(() => sale.id),
    refundId: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [unique('sale_refund_once').on(table.saleId, table.refundId)],
);

/** Dollars that a member pays a bill with; the ledger has what is set aside. */
export const tillPayment = pgTable(
  'till_payment',
  {
    id: identityKey(),
    partner: text().notNull(),
    paymentId: text().notNull(),
    memberId: owner(),
    outlet: text()
      .notNull()
      .references(() => outlet.code),
    currency: text().notNull(),
    /** of the currency */
    amount: minor().notNull(),
    /** hundredths */
    dollars: minor().notNull(),
    status: text({ enum: ['HELD', 'SETTLED', 'RELEASED'] })
      .notNull()
      .default('HELD'),
    heldUntil: instant().notNull(),
    /** the sale that it paid */
    saleId: reference().references(() => sale.id),
    /** of `amount`, what went back */
    returned: minor()
      .notNull()
      .default(sql`0`),
    /** how often */
    returns: integer().notNull().default(0),
    ...stamps,
  },
  (table) => [
    unique('till_payment_of_partner').on(table.partner, table.paymentId),
    index('till_payment_member').on(table.memberId),
    index('till_payment_sale').on(table.saleId),
    check('till_payment_amounts', sql`${table.amount} > 0 and ${table.dollars} > 0`),
    check('till_payment_returned', sql`${table.returned} between 0 and ${table.amount}`),
  ],
);

/** A payment or a voucher above the limit of a code alone, which the member confirms on the phone. */
export const tillRequest = pgTable(
  'till_request',
  {
    id: identityKey(),
    partner: text().notNull(),
    kind: text({ enum: ['DOLLARS', 'VOUCHER'] }).notNull(),
    /** the till's own number of the payment, or of the use of the voucher */
    refId: text().notNull(),
    memberId: owner(),
    outlet: text()
      .notNull()
      .references(() => outlet.code),
    currency: text().notNull(),
    /** of the currency: what is paid, or what the voucher takes off */
    amount: minor().notNull(),
    /** hundredths: the same in dollars */
    dollars: minor().notNull(),
    voucherId: reference().references(() => voucher.id),
    status: text({ enum: ['WAITING', 'CONFIRMED', 'DECLINED'] })
      .notNull()
      .default('WAITING'),
    /** an answer after it does not count */
    confirmBy: instant().notNull(),
    /** when a phone of the member's first showed it */
    seenAt: instant(),
    /** of the voucher's use */
    receipt: reference(),
    usedAt: instant(),
    ...stamps,
  },
  (table) => [
    unique('till_request_of_partner').on(table.partner, table.kind, table.refId),
    index('till_request_waiting')
      .on(table.memberId, table.id)
      .where(sql`${table.status} = 'WAITING'`),
    check('till_request_amounts', sql`${table.amount} > 0 and ${table.dollars} > 0`),
    check('till_request_kind', sql`(${table.kind} = 'VOUCHER') = (${table.voucherId} is not null)`),
  ],
);

/** How a stay went, as the property's system reports it. */
export const stayRecord = pgTable(
  'stay_record',
  {
    orderId: reference()
      .primaryKey()
      .references(() => orders.id),
    roomNo: text(),
    arrivedAt: instant(),
    departedAt: instant(),
    ...stamps,
  },
  (table) => [index('stay_record_departure').on(table.departedAt)],
);

/** What was put on the room; below zero: taken off. Append-only. */
export const folioLine = pgTable(
  'folio_line',
  {
    id: identityKey(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    partner: text().notNull(),
    lineId: text().notNull(),
    text: text().notNull(),
    /** of the order's currency */
    amount: minor().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    unique('folio_line_of_partner').on(table.partner, table.lineId),
    index('folio_line_order').on(table.orderId),
  ],
);

/** What a member says of a stay after it, once. */
export const stayReview = pgTable(
  'stay_review',
  {
    orderId: reference()
      .primaryKey()
      .references(() => orders.id),
    stars: integer().notNull(),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [check('stay_review_stars', sql`${table.stars} between 1 and 5`)],
);
