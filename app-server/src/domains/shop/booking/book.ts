import { reserveTogether } from '../../../core/checkout/reserve-together.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { timesFrom } from '../availability/placing.ts';
import { checkWish } from '../availability/refusal.ts';
import { reservationPart, type NewReservation } from '../reservations/new-reservation.ts';
import '../reservations/kinds.ts';
import { findPlace, lockOutlet, refuseTwice } from '../reservations/placed.ts';

export interface Booking extends Omit<NewReservation, 'placed'> {
  readonly memberId: number;
  readonly from: Date;
  readonly voucherIds: readonly number[];
  /** minor units */
  readonly dollars: bigint;
}

/** Outlets are paid in MOP. */
const IN_MOP = { currency: 'MOP', rateToMop: '1' } as const;

/**
 * Places a party at a time, completely or not at all; confirmed at once if nothing is due. Throws the errors of
 * `placeOrRefuse`, RESERVED_TWICE, NOT_YOURS and the reason why a voucher cannot be used.
 */
export async function book(tx: Transaction, clock: Clock, booking: Booking): Promise<Order> {
  const { memberId, facts, wish, from, voucherIds, dollars } = booking;
  checkWish(facts, wish);
  await lockMember(tx, memberId);
  const { code } = facts.shop;
  await refuseTwice(tx, clock, { memberId, code, time: timesFrom(facts, wish, from).own });
  await lockOutlet(tx, code);
  const placed = await findPlace(tx, facts, wish, { from, now: clock.now() });
  const part = reservationPart({ ...booking, placed });
  const { payer } = await reserveTogether(tx, clock, [part], { ...IN_MOP, memberId, voucherIds, dollars });
  return payer;
}
