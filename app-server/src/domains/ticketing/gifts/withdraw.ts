import type { ticketCalls } from '@resort/mf-ticketing/contract';
import { eq } from 'drizzle-orm';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { ticket } from '../tables/tickets.ts';
import { ticketTransfer } from '../tables/gates.ts';
import { findTicket } from '../tickets/ticket-facts.ts';
import { endTransfer, giveBack } from './settle-transfer.ts';
import { findTransfer } from './transfer-row.ts';

/** Takes back the caller's gift while nobody has accepted it. Idempotent. Throws NOT_YOURS, GIFT_GONE. */
export async function withdrawGift({
  db,
  clock,
  caller,
  body,
}: Pick<ContextOf<typeof ticketCalls, 'POST /ticket/gift/withdraw'>, 'db' | 'clock' | 'caller' | 'body'>) {
  return inTransaction(db, async (tx) => {
    const isOwn = eq(ticketTransfer.fromMemberId, caller.memberId);
    const { id, ticketId } = await findTransfer(tx, body.giftId, isOwn);
    const facts = await findTicket(tx, eq(ticket.id, ticketId));
    if (facts === undefined) throw new Error(`gift ${id} has lost its ticket`);
    await lockOrder(tx, clock, facts.order.id);
    const ended = await endTransfer(tx, clock, { id, status: 'WITHDRAWN' });
    if (ended) await giveBack(tx, ended);
    const { status } = ended ?? (await findTransfer(tx, body.giftId, isOwn));
    if (status !== 'WITHDRAWN') throw new DomainError('GIFT_GONE');
    return { ticketNo: facts.ticket.ticketNo, status: 'ISSUED' as const };
  });
}
