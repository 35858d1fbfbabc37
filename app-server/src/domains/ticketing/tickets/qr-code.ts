import type { ticketCalls } from '@resort/mf-ticketing/contract';
import { and, eq } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { ticket } from '../tables/tickets.ts';
import { TICKET_CODE_REFRESH_SECONDS, ticketCode } from './ticket-code.ts';

/** The live code of the caller's own ticket; null if the ticket is not valid for entry. Throws NOT_YOURS. */
export async function ticketQrCode(context: ContextOf<typeof ticketCalls, 'GET /ticket/qrCode'>) {
  const { db, caller, query } = context;
  const [own] = await db
    .select({ status: ticket.status })
    .from(ticket)
    .where(and(eq(ticket.ticketNo, query.ticketNo), eq(ticket.holderId, caller.memberId)));
  if (own === undefined) throw new DomainError('NOT_YOURS');
  if (own.status !== 'ISSUED') return null;
  const { content, expiresAt } = ticketCode(context, query.ticketNo);
  return { content, expireAt: macauInstant(expiresAt), refreshIn: TICKET_CODE_REFRESH_SECONDS };
}
