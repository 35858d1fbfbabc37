import { PAYMENT_STATUSES, type MoneyMethod, type PayAction, type PayScene } from '@resort/shared/calls/rows';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identityKey, instant, minor, reference, stamps } from '../columns.ts';
import { member } from '../identity.ts';
import { orders } from '../orders.ts';

const none = () =>
  minor()
    .notNull()
    .default(sql`0`);

/** One attempt to pay one order. Every change is made under the order's lock. */
export const payment = pgTable(
  'payment',
  {
    id: identityKey(),
    /** the provider's idempotency key; unguessable */
    payNo: text().notNull().unique(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    provider: text().notNull(),
    /** null: nothing was left to pay with money */
    method: text().$type<MoneyMethod>(),
    currency: text().notNull(),
    /** to be collected by the provider */
    cash: minor().notNull(),
    /** loyalty dollars, held in the ledger under `payment` and the number */
    dollars: minor().notNull(),
    capturedCash: none(),
    capturedDollars: none(),
    /** of the refunds that were asked for and not refused */
    refundedCash: none(),
    refundedDollars: none(),
    /** what the member does next, while PROCESSING */
    action: jsonb().$type<PayAction>(),
    /** where the member pays */
    scene: text().$type<PayScene>().notNull().default('H5'),
    /** the provider should keep the card for the member */
    keepsCard: boolean().notNull().default(false),
    /** a saved card to pay with; no foreign key, because it may be removed meanwhile */
    cardId: reference(),
    providerRef: text(),
    /** the provider's word for a failure, or ours */
    failure: text(),
    returnUrl: text().notNull(),
    language: text().notNull(),
    startedAt: instant().notNull(),
    /** the provider should take no money after it */
    expiresAt: instant(),
    /** when the provider was last asked; whoever sets it forward does the asking */
    askedAt: instant(),
    ...stamps,
  },
  (table) => [
    uniqueIndex('payment_live')
      .on(table.orderId)
      .where(sql`${table.status} in ('CREATED', 'PROCESSING', 'SUCCEEDED')`),
    index('payment_order').on(table.orderId, table.id),
    index('payment_hanging')
      .on(table.askedAt)
      .where(sql`${table.status} in ('CREATED', 'PROCESSING')`),
    check('payment_amounts', sql`${table.cash} >= 0 and ${table.dollars} >= 0`),
    check(
      'payment_captured',
      sql`${table.capturedCash} in (0, ${table.cash}) and ${table.capturedDollars} in (0, ${table.dollars})`,
    ),
    check(
      'payment_refunded',
      sql`${table.refundedCash} between 0 and ${table.capturedCash} and ${table.refundedDollars} between 0 and ${table.capturedDollars}`,
    ),
  ],
);

/** Every message of a provider, once; what it said, not its body, which may name people. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: identityKey(),
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    /** the payment's or the refund's number; null where it is about neither */
    subject: text(),
    /** how it was taken, for people who look into it */
    outcome: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    unique('payment_event_once').on(table.provider, table.eventId),
    index('payment_event_subject').on(table.subject),
  ],
);

/** Money on its way back. The dollars go back in the transaction that makes the row, the cash by the provider. */
export const refund = pgTable(
  'refund',
  {
    id: identityKey(),
    refundNo: text().notNull().unique(),
    paymentId: reference()
      .notNull()
      .references(() => payment.id),
    /** counts the refunds of one payment, from 1 */
    sequence: integer().notNull(),
    cash: minor().notNull(),
    dollars: minor().notNull(),
    reason: text().notNull(),
    /** the order for which it is; a checkout's payment has refunds of several */
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    requestedAt: instant().notNull(),
    /** when the provider had accepted it */
    sentAt: instant(),
    status: text({ enum: ['CREATED', 'PROCESSING', 'SUCCEEDED', 'FAILED'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** when the provider is asked (again) */
    nextAt: instant(),
    ...stamps,
  },
  (table) => [
    index('refund_order').on(table.orderId),
    unique('refund_sequence').on(table.paymentId, table.sequence),
    index('refund_due')
      .on(table.nextAt)
      .where(sql`${table.status} in ('CREATED', 'PROCESSING')`),
    check(
      'refund_amounts',
      sql`${table.cash} >= 0 and ${table.dollars} >= 0 and ${table.cash} + ${table.dollars} > 0`,
    ),
  ],
);

/** What the sandbox's own books would hold, were it a provider outside. */
export const sandboxCharge = pgTable(
  'sandbox_charge',
  {
    payNo: text().primaryKey(),
    amount: minor().notNull(),
    currency: text().notNull(),
    orderNo: text().notNull(),
    language: text().notNull(),
    returnUrl: text().notNull(),
    method: text().$type<MoneyMethod>().notNull().default('CARD'),
    scene: text().$type<PayScene>().notNull().default('H5'),
    /** set: keep the card for this customer */
    keepsFor: text(),
    status: text({ enum: ['OPEN', 'PAID', 'DECLINED', 'CLOSED'] }).notNull(),
    /** from this time on the status is public; before, callers see OPEN */
    toldFrom: instant(),
    expiresAt: instant(),
    ...stamps,
  },
  (table) => [check('sandbox_charge_amount', sql`${table.amount} > 0`)],
);

export const sandboxRefund = pgTable('sandbox_refund', {
  refundNo: text().primaryKey(),
  payNo: text()
    .notNull()
    .references(() => sandboxCharge.payNo),
  amount: minor().notNull(),
  ...stamps,
});
