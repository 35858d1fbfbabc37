import type { TicketHeld, ticketOrderCalls } from '@resort/mf-ticketing/contract';
import { BOOKING_TERMS } from '../texts/booking-terms.ts';
import { tierName } from '../../../core/member/tiers.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { member } from '../../../schema/index.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import { takeInvite, type Invite } from '../catalogue/invites.ts';
import { mayPresale } from '../catalogue/special.ts';
import { findEvent } from '../performances/event-facts.ts';
import { findPerformance, type PerformanceFacts } from '../performances/performance-facts.ts';
import { findOrder } from './find.ts';
import { heldOnWire } from './on-wire.ts';
import { openTickets } from './open.ts';

type Context = ContextOf<typeof ticketOrderCalls, 'POST /ticket/genOrderNo'>;

/** Checks that this member can buy now. Throws NOT_ON_SALE, TICKETS_SOLD_OUT, PRESALE_ONLY. */
export function assertOnSale(
  { event, state }: PerformanceFacts,
  {
    tier,
    invite,
    language,
  }: {
    readonly tier: typeof member.$inferSelect.tier;
    readonly invite: Invite | undefined;
    readonly language: Context['language'];
  },
): void {
  if (state === 'CLOSED' || state === 'COMING') throw new DomainError('NOT_ON_SALE');
  if (state === 'SOLD_OUT') throw new DomainError('TICKETS_SOLD_OUT');
  if (state !== 'PRESALE' || invite !== undefined || mayPresale(event, tier)) return;
  throw new DomainError('PRESALE_ONLY', { tier: tierName(event.presaleTier ?? 'DIAMOND', language) });
}

/** An invitation to buy early, for the whole order. */
async function inviteFor(context: Context): Promise<Invite | undefined> {
  const { db, caller, body } = context;
  if (body.inviteId === undefined) return undefined;
  return takeInvite(db, context, {
    inviteId: body.inviteId,
    event: body.ticketId,
    grants: 'ACCESS',
    memberId: caller.memberId,
    quantity: body.items.reduce((sum, { qty }) => sum + qty, 0),
  });
}

/** Holds tickets of a performance for the caller, in the call's own transaction. */
export async function genOrderNo(context: Context): Promise<TicketHeld> {
  const { db, clock, caller, body, language } = context;
  const { memberId } = caller;
  const { version } = BOOKING_TERMS;
  if (body.termsVersion !== version) throw new DomainError('TERMS_CHANGED', {}, { version });
  const event = await findEvent(db, body.ticketId);
  const { tier } = await lockMember(db, memberId);
  const invite = await inviteFor(context);
  const facts = await findPerformance(db, clock, { event, performanceId: Number(body.performanceId) });
  if (facts === undefined) throw new DomainError('NOT_FOUND');
  assertOnSale(facts, { tier, invite, language });
  const { items, termsVersion } = body;
  const order = await openTickets(db, clock, { memberId, facts, items, termsVersion, invite });
  return heldOnWire(db, await findOrder(db, clock, { memberId, orderNo: order.orderNo }), language);
}
