import type { ticketCalls } from '@resort/mf-ticketing/contract';
import { maskPhone } from '@resort/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import { phoneNumber } from '../../../core/one-time-code/number.ts';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { ticket } from '../tables/tickets.ts';
import { ticketTransfer } from '../tables/gates.ts';
import { findTicket, type TicketFacts } from '../tickets/ticket-facts.ts';
import { lapseOverdue } from './lapse.ts';
import { queueGiftNews } from './tell.ts';
import { ownNumber, type Transfer } from './transfer-row.ts';

type Context = ContextOf<typeof ticketCalls, 'POST /ticket/grantTicket'>;
export type GiftBody = Extract<Context['body'], { mode: 'GIFT' }>;

const HOURS_TO_ACCEPT = 24;

/**
 * The caller's ticket, its order locked. Throws NOT_YOURS, and TICKET_INVALID if it was used, refunded or given away.
 */
async function lockOwnTicket(tx: Transaction, clock: Clock, memberId: number, ticketNo: string) {
  const isOwn = and(eq(ticket.ticketNo, ticketNo), eq(ticket.holderId, memberId));
  const found = await findTicket(tx, isOwn);
  if (found === undefined) throw new DomainError('NOT_YOURS');
  await lockOrder(tx, clock, found.order.id);
  await lapseOverdue(tx, clock, found.ticket.id);
  const locked = await findTicket(tx, isOwn);
  const isOver = found.performance.endsAt <= clock.now();
  if (locked?.ticket.status !== 'ISSUED' || isOver) throw new DomainError('TICKET_INVALID');
  return locked;
}

async function send(
  tx: Transaction,
  clock: Clock,
  { ticket: own, performance }: TicketFacts,
  to: Pick<Transfer, 'toAreaCode' | 'toPhone'>,
): Promise<Transfer> {
  await tx.update(ticket).set({ status: 'GIFT_PENDING' }).where(eq(ticket.id, own.id));
  const now = clock.sqlNow();
  const end = performance.endsAt.toISOString();
  const [sent] = await tx
    .insert(ticketTransfer)
    .values({
      ...to,
      ticketId: own.id,
      fromMemberId: own.holderId,
      givenAt: now,
      expiresAt: sql`least(${now} + ${HOURS_TO_ACCEPT} * interval '1 hour', ${end}::timestamptz)`,
    })
    .returning();
  if (sent === undefined) throw new Error('a gift was not stored');
  await queueGiftNews(tx, clock, sent, 'GIVEN');
  return sent;
}

/** Gives a ticket to a number; nobody can use it until it is accepted. */
export async function giveTicket({ db, clock, caller }: Context, body: GiftBody) {
  const { memberId } = caller;
  const { areaCode, phone } = phoneNumber({ areaCode: body.toAreaCode, phone: body.toPhone });
  const own = await ownNumber(db, memberId);
  if (own.areaCode === areaCode && own.phone === phone) throw new DomainError('GIFT_SELF');
  const facts = await lockOwnTicket(db, clock, memberId, body.ticketNo);
  const sent = await send(db, clock, facts, { toAreaCode: areaCode, toPhone: phone });
  return {
    mode: 'GIFT' as const,
    giftId: String(sent.id),
    ticketNo: body.ticketNo,
    status: 'GIFT_PENDING' as const,
    toPhone: maskPhone(phone),
    expireAt: macauInstant(sent.expiresAt),
  };
}
