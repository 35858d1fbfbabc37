import type { ticketCatalogueCalls, TicketSpecial } from '@resort/mf-ticketing/contract';
import { TIERS } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { member } from '../../../schema/index.ts';
import { findEvent, type TicketEvent } from '../performances/event-facts.ts';
import { presaleOf } from './brief.ts';
import { takesInvites } from './invites.ts';

type Tier = (typeof TIERS)[number];

/** Whether a tier can buy during the presale. */
export const mayPresale = ({ presaleTier }: Pick<TicketEvent, 'presaleTier'>, tier: Tier): boolean =>
  presaleTier === null || TIERS.indexOf(tier) >= TIERS.indexOf(presaleTier);

/** Maximum number of tickets in one order, by tier. */
export const mostOf = ({ maxPerOrder, maxPerMember }: TicketEvent, tier: Tier): number =>
  Math.min(maxPerOrder, maxPerMember[tier]);

/** Advantages of this member for an event. */
export async function ticketSpecial({
  db,
  clock,
  caller,
  query,
  language,
}: ContextOf<typeof ticketCatalogueCalls, 'GET /ticket/ticketOrderSpecial'>): Promise<TicketSpecial> {
  const event = await findEvent(db, query.ticketId);
  const [own] = await db.select({ tier: member.tier }).from(member).where(eq(member.id, caller.memberId));
  const tier = own?.tier ?? 'CLASSIC';
  const presale = presaleOf(event, clock.now(), language);
  return {
    presale: presale === null ? null : { ...presale, eligible: mayPresale(event, tier) },
    companions: mostOf(event, tier) - 1,
    maxPerPerformance: event.maxPerMember[tier],
    takesInvites: await takesInvites(db, clock, event.code),
  };
}
