import { settlePaid } from '../../../src/core/orders/settle-paid.ts';
import { sweepOrders } from '../../../src/core/orders/sweep.ts';
import { cancelOrder } from '../../../src/core/orders/cancel.ts';
import { findOwnOrder } from '../../../src/core/orders/find.ts';
import { inTransaction } from '../../../src/platform/database/index.ts';
import type { RaceContext } from '../../processes/race.ts';
import { silentLog } from '../../tools/silent-log.ts';
import { seatOrder } from '../../../src/domains/ticketing/seating/grant-seat.ts';
import { tellOrder } from '../../../src/domains/ticketing/orders/find.ts';
import { openTickets } from '../../../src/domains/ticketing/orders/open.ts';
import { findEvent } from '../../../src/domains/ticketing/performances/event-facts.ts';
import { findPerformance } from '../../../src/domains/ticketing/performances/performance-facts.ts';

export interface RaceWish {
  readonly memberId: number;
  readonly ticketId: string;
  readonly performanceId: number;
  readonly items: readonly { readonly categoryId: string; readonly qty: number }[];
}

/** Holds tickets as the call does; resolves to the order's id. */
export async function gen({ db, clock }: RaceContext, wish: RaceWish): Promise<number> {
  const { memberId, ticketId, performanceId, items } = wish;
  return inTransaction(db, async (tx) => {
    const event = await findEvent(tx, ticketId);
    const facts = await findPerformance(tx, clock, { event, performanceId });
    if (facts === undefined) throw new Error('no performance');
    return (await openTickets(tx, clock, { memberId, facts, items, termsVersion: '1.0' })).id;
  });
}

/** Holds tickets and seats: the named seats, or the best ones. */
export async function buySeats(
  context: RaceContext,
  { seatNos, ...wish }: RaceWish & { readonly seatNos: readonly string[] | 'best' },
): Promise<number> {
  const { db, clock } = context;
  const orderId = await gen(context, wish);
  const found = await tellOrder(db, await findOwnOrder(db, clock, { memberId: wish.memberId, orderId }));
  await seatOrder(db, clock, found, seatNos);
  return orderId;
}

export const settle = ({ db, clock }: RaceContext, orderId: number) =>
  inTransaction(db, (tx) => settlePaid(tx, clock, { orderId, actor: 'test' }));

export const cancel = async ({ db, clock }: RaceContext, orderId: number): Promise<boolean> =>
  (await inTransaction(db, (tx) => cancelOrder(tx, clock, { orderId, actor: 'test' }))).changed;

export const sweep = ({ db, clock }: RaceContext): Promise<void> =>
  sweepOrders({ db, clock, log: silentLog });
