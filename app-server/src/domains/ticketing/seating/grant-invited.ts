import type { ticketCalls } from '@resort/mf-ticketing/contract';
import { BOOKING_TERMS } from '../texts/booking-terms.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { transition } from '../../../core/orders/transition.ts';
import type { ContextOf } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { takeInvite } from '../catalogue/invites.ts';
import { findEvent, modeOf } from '../performances/event-facts.ts';
import { findPerformance } from '../performances/performance-facts.ts';
import { tellOrder } from '../orders/find.ts';
import { lockPerformance } from './grant-seat.ts';
import { openTickets } from '../orders/open.ts';
import { placeSeats } from './place-seats.ts';
import { chooseSeats } from './seat-choice.ts';

type Context = ContextOf<typeof ticketCalls, 'POST /ticket/grantTicket'>;
export type InviteBody = Extract<Context['body'], { mode: 'INVITE' }>;

/** The best available seats; other proposals for this performance wait meanwhile. */
async function seat(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  const found = await tellOrder(tx, order);
  await placeSeats(tx, clock, found, await chooseSeats(tx, found, { auto: true, avoid: new Set() }));
}

/**
 * Issues free tickets for an invitation, in an order of the caller's. Guests can be named later, until entry. Throws
 * INVITE_INVALID, NOT_ON_SALE, TICKETS_SOLD_OUT, TICKET_LIMIT, NO_SEATS_TOGETHER, SEAT_TAKEN.
 */
export async function grantInvited(context: Context, body: InviteBody) {
  const { db, clock, caller } = context;
  const { memberId } = caller;
  const event = await findEvent(db, body.ticketId);
  await lockMember(db, memberId);
  const invite = await takeInvite(db, context, {
    inviteId: body.inviteId,
    event: event.code,
    grants: 'TICKETS',
    memberId,
    quantity: body.items.reduce((sum, { qty }) => sum + qty, 0),
  });
  const performanceId = Number(body.performanceId);
  const isSeated = modeOf(event) === 'SEAT';
  if (isSeated) await lockPerformance(db, performanceId);
  const facts = await findPerformance(db, clock, { event, performanceId });
  if (facts === undefined) throw new DomainError('NOT_FOUND');
  if (facts.state === 'CLOSED') throw new DomainError('NOT_ON_SALE');
  const { version: termsVersion } = BOOKING_TERMS;
  const order = await openTickets(db, clock, { memberId, facts, items: body.items, termsVersion, invite });
  if (isSeated) await seat(db, clock, order);
  const actor = `member ${memberId}`;
  const step = { orderId: order.id, from: ['HELD', 'BOUND'], to: 'ISSUED', event: 'GRANTED', actor };
  await transition(db, clock, step);
  return { mode: 'INVITE' as const, orderNo: order.orderNo, status: 'ISSUED' as const };
}
