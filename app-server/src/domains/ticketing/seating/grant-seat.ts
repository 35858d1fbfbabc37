import type { ticketOrderCalls } from '@resort/mf-ticketing/contract';
import { eq } from 'drizzle-orm';
import { takeLocks } from '../../../platform/database/lock-order.ts';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import { isExpired, statusOf, type Order } from '../../../core/orders/order-kind.ts';
import type { ContextOf } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { inTransaction, type Database, type Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { eventPerformance } from '../tables/tickets.ts';
import { modeOf } from '../performances/event-facts.ts';
import { findOrder, tellOrder, type FoundOrder } from '../orders/find.ts';
import { heldOnWire } from '../orders/on-wire.ts';
import { placeSeats } from './place-seats.ts';
import { chooseSeats, type SeatWish } from './seat-choice.ts';

type Context = ContextOf<typeof ticketOrderCalls, 'POST /ticket/grantSeat'>;

/** How often the best seats are proposed again if other members took them by name meanwhile. */
const ATTEMPTS = 8;

/**
 * Proposals for a performance run one after the other, so that each of many concurrent groups is offered seats that are
 * still free.
 */
export async function lockPerformance(tx: Transaction, performanceId: number): Promise<void> {
  takeLocks(tx, 'outlet', [`performance ${performanceId}`]);
  await tx
    .select({ id: eventPerformance.id })
    .from(eventPerformance)
    .where(eq(eventPerformance.id, performanceId))
    .for('no key update');
}

/** Seats can be changed until the payment begins. Throws TICKET_HOLD_EXPIRED, PAYMENT_IN_PROGRESS, CHANGE_CLOSED. */
function assertOpen(order: Order, isOver: boolean): void {
  if (isOver || isExpired(order)) throw new DomainError('TICKET_HOLD_EXPIRED');
  if (statusOf(order, order.status).phase !== 'held') throw new DomainError('CHANGE_CLOSED');
  if (order.payStatus === 'PROCESSING')
    throw new DomainError('PAYMENT_IN_PROGRESS', {}, { orderNo: order.orderNo });
}

/** The seats that another order has; undefined for any other error. */
function lostSeats(error: unknown): string[] | undefined {
  if (!(error instanceof DomainError) || error.error !== 'SEAT_TAKEN') return undefined;
  const { lacking } = Object(error.data) as { lacking?: readonly { readonly seat: string }[] };
  return lacking?.map(({ seat }) => seat);
}

function seatOnce(
  db: Database,
  clock: Clock,
  { order: { id }, performance }: FoundOrder,
  wish: SeatWish,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if ('auto' in wish) await lockPerformance(tx, performance.id);
    const { order, isOverdue } = await lockOrder(tx, clock, id);
    assertOpen(order, isOverdue);
    const found = await tellOrder(tx, order);
    await placeSeats(tx, clock, found, await chooseSeats(tx, found, wish));
  });
}

/**
 * Assigns seats to an order: all named seats or none, with SEAT_TAKEN and `data.seats`; or the best available ones
 * together. Requests do not wait for each other: a seat that another one is just taking counts as taken.
 */
export async function seatOrder(
  db: Database,
  clock: Clock,
  found: FoundOrder,
  seatNos: readonly string[] | 'best',
): Promise<void> {
  const avoid = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    const wish: SeatWish = seatNos === 'best' ? { auto: true, avoid } : { seatNos };
    try {
      return await seatOnce(db, clock, found, wish);
    } catch (error) {
      const seats = lostSeats(error);
      if (seats === undefined) throw error;
      if (seatNos !== 'best' || attempt === ATTEMPTS) throw new DomainError('SEAT_TAKEN', {}, { seats });
      for (const seat of seats) avoid.add(seat);
    }
  }
}

/** Seats for the caller's own order. */
export async function grantSeat({ db, clock, caller, body, language }: Context) {
  const own = { memberId: caller.memberId, orderNo: body.orderNo };
  const { seatNos, auto } = body;
  if ((seatNos === undefined) === (auto !== true)) throw new DomainError('BAD_REQUEST');
  const found = await findOrder(db, clock, own);
  if (modeOf(found.event) !== 'SEAT') throw new DomainError('BAD_REQUEST');
  await seatOrder(db, clock, found, seatNos ?? 'best');
  const { positions, ...held } = await heldOnWire(db, await findOrder(db, clock, own), language);
  return { ...held, seats: positions };
}
