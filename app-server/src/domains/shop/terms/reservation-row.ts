import { eq } from 'drizzle-orm';
import { findOwnOrder } from '../../../core/orders/find.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { reservation } from '../tables/shops.ts';

export type ReservationRow = typeof reservation.$inferSelect;

/** The order kinds of reservations; also what lies in a cart and what a price is locked for. */
export const KINDS = ['DINING', 'SPA'] as const;
export type ReservationKind = (typeof KINDS)[number];

export async function reservationOf(db: Executor, orderId: number): Promise<ReservationRow> {
  const [row] = await db.select().from(reservation).where(eq(reservation.orderId, orderId));
  if (row === undefined) throw new Error(`order ${orderId} reserves nothing`);
  return row;
}

/** Why it was given up, in the guest's words. */
export async function noteReason(tx: Transaction, orderId: number, cancelReason: string): Promise<void> {
  await tx.update(reservation).set({ cancelReason }).where(eq(reservation.orderId, orderId));
}

/** A member's own reservation in its current state; NOT_YOURS for any other id. */
export async function findOwnReservation(
  db: Executor,
  clock: Clock,
  own: { readonly memberId: number; readonly orderNo: string },
): Promise<{ order: Order; row: ReservationRow }> {
  const order = await findOwnOrder(db, clock, own);
  if (!KINDS.some((kind) => kind === order.kind)) throw new DomainError('NOT_YOURS');
  return { order, row: await reservationOf(db, order.id) };
}
