import type { ticketCalls } from '@resort/mf-ticketing/contract';
import type { ContextOf } from '../../../platform/context.ts';
import { giveTicket } from './give.ts';
import { grantInvited } from '../seating/grant-invited.ts';

/** Gives a ticket away, or issues the tickets of an invitation. */
export function grantTicket(context: ContextOf<typeof ticketCalls, 'POST /ticket/grantTicket'>) {
  const { body } = context;
  return body.mode === 'GIFT' ? giveTicket(context, body) : grantInvited(context, body);
}
