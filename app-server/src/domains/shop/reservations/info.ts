import type { Reservation, reservationCalls } from '@resort/mf-shop/contract';
import type { ContextOf } from '../../../platform/context.ts';
import { findReservation } from './find.ts';
import { reservationOnWire } from './on-wire.ts';

/** One of the caller's reservations. */
export async function reservationInfo(
  context: ContextOf<typeof reservationCalls, 'GET /shop/reserver/order/info'>,
): Promise<Reservation> {
  const { db, clock, caller, query } = context;
  const own = { memberId: caller.memberId, orderNo: query.orderNo };
  return reservationOnWire(context, await findReservation(db, clock, own));
}
