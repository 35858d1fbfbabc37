import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/context.ts';
import { preparedClock, type Clock, type SqlClock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { orders, payment } from '../../schema/index.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';
import type { Order } from './order-kind.ts';

/** An order whose row the transaction has locked. */
export interface LockedOrder {
  readonly order: Order;
  /** its hold has expired, whether or not that was recorded */
  readonly isOverdue: boolean;
}

/** The condition by which an index finds expired holds; null for an order without one. */
export const hasLapsed = (clock: SqlClock): SQL => sql`${orders.heldUntil} < ${clock.sqlNow()}`;

/** Whether a hold has expired; the only place that decides it. */
export const isOverdue = (clock: SqlClock): SQL<boolean> =>
  sql<boolean>`coalesce(${hasLapsed(clock)}, false)`;

/** For a prepared statement: when a hold of `holdSeconds` ends that begins now; null without seconds. */
export const heldFromNow = sql`${preparedClock.sqlNow()} + ${sql.placeholder('holdSeconds')}::float8 * interval '1 second'`;

const asked = alias(orders, 'asked');

/**
 * Locks an order for a change, with its whole family, a checkout with its parts or a booking with its changes, whose
 * first order comes first: changes of a part may affect the checkout, and vice versa. NOT_FOUND if it does not exist. The
 * caller has checked the owner.
 */
export async function lockOrder(tx: Transaction, clock: Clock, orderId: number): Promise<LockedOrder> {
  const row = await lockFamily(tx, clock, eq(asked.id, orderId));
  if (row === undefined) throw new DomainError('NOT_FOUND');
  return row;
}

/** The same for a member's own order; NOT_YOURS, without a lock, for other members' and unknown ones. */
export async function lockOwnOrder(
  tx: Transaction,
  clock: Clock,
  { orderId, memberId }: { readonly orderId: number; readonly memberId: number },
): Promise<LockedOrder> {
  const row = await lockFamily(tx, clock, and(eq(asked.id, orderId), eq(asked.memberId, memberId)));
  if (row === undefined) throw new DomainError('NOT_YOURS');
  return row;
}

/** The same for the order of a payment, whose order never changes; undefined if there is no such payment. */
export function lockOrderOfPayment(
  tx: Transaction,
  clock: Clock,
  payNo: string,
): Promise<LockedOrder | undefined> {
  const orderId = tx.select({ id: payment.orderId }).from(payment).where(eq(payment.payNo, payNo));
  return lockFamily(tx, clock, eq(asked.id, orderId));
}

async function lockFamily(
  tx: Transaction,
  clock: Clock,
  isAsked: SQL | undefined,
): Promise<LockedOrder | undefined> {
  const first = sql`coalesce(${asked.familyId}, ${asked.id})`;
  const rows = await tx
    .select({ order: orders, askedId: asked.id, isOverdue: isOverdue(clock) })
    .from(asked)
    .innerJoin(orders, or(eq(orders.id, first), eq(orders.familyId, first)))
    .where(isAsked)
    .orderBy(asc(orders.id))
    .for('no key update', { of: orders });
  // only the statement itself knows the family
  takeLocks(
    tx,
    'order',
    rows.map(({ order }) => order.id),
  );
  return rows.find(({ order, askedId }) => order.id === askedId);
}

/** The orders that are paid with this one, locked with it; empty if it is no checkout. */
export function partsOf(db: Executor, orderId: number): Promise<Order[]> {
  const isPart = and(eq(orders.familyId, orderId), eq(orders.parentId, orderId));
  return db.select().from(orders).where(isPart).orderBy(asc(orders.id));
}

/**
 * The order under whose number vouchers and dollars are held and the payment is made: the checkout of a part.
 */
export async function payerOf(db: Executor, order: Order): Promise<Order> {
  if (order.parentId === null) return order;
  const [payer] = await db.select().from(orders).where(eq(orders.id, order.parentId));
  if (payer === undefined) throw new Error(`order ${order.id} has lost its checkout`);
  return payer;
}
