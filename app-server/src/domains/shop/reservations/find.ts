import type { Order } from '../../../core/orders/order-kind.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { findShop } from '../availability/shop-facts.ts';
import type { Found } from './on-wire.ts';
import { findOwnReservation, type ReservationRow } from '../terms/reservation-row.ts';

/** One of a member's reservations with its outlet. Throws NOT_YOURS. */
export async function findReservation(
  db: Executor,
  clock: Clock,
  own: { readonly memberId: number; readonly orderNo: string },
): Promise<Found> {
  const found: { order: Order; row: ReservationRow } = await findOwnReservation(db, clock, own);
  return { ...found, facts: await findShop(db, clock, found.row.shop) };
}
