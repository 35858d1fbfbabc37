import type { ticketCalls } from '@resort/mf-ticketing/contract';
import { and, eq } from 'drizzle-orm';
import { passSoldUnit } from '../../../core/inventory/settle.ts';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import type { ContextOf, Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { performanceCategory, ticket, ticketOrder, ticketPosition } from '../tables/tickets.ts';
import { issueFree } from '../orders/issue-free.ts';
import { keyOf, SEATS, TICKETS } from '../performances/inventory.ts';
import { findTicket, type TicketFacts } from '../tickets/ticket-facts.ts';
import { endTransfer, isStill } from './settle-transfer.ts';
import { queueGiftNews } from './tell.ts';
import { findTransfer, isTo, ownNumber, type Transfer } from './transfer-row.ts';

/** The ticket's inventory: its seat, or one of its pool. */
async function unitOf(db: Executor, { position, performance }: TicketFacts) {
  const key = keyOf(performance.id);
  if (position.seat !== null) return { type: SEATS, key, slot: position.seat };
  const [sold] = await db
    .select({ pool: performanceCategory.pool })
    .from(performanceCategory)
    .where(
      and(
        eq(performanceCategory.performanceId, performance.id),
        eq(performanceCategory.code, position.category),
      ),
    );
  if (sold === undefined)
    throw new Error(`performance ${performance.id} has no category ${position.category}`);
  return { type: TICKETS, key, slot: sold.pool };
}

/** The terms and the invitation are transferred with the ticket. */
async function termsOf(db: Executor, { order }: TicketFacts) {
  const { termsVersion, inviteId } = ticketOrder;
  const [row] = await db
    .select({ termsVersion, inviteId })
    .from(ticketOrder)
    .where(eq(ticketOrder.orderId, order.id));
  if (row === undefined) throw new Error(`order ${order.id} is for no tickets`);
  return row;
}

/** Replaces the giver's ticket by one of the receiver's own, in an order of theirs; the receiver names the guest. */
async function moveTo(tx: Transaction, clock: Clock, facts: TicketFacts, memberId: number) {
  const { ticket: given, position, order, performance, event } = facts;
  await tx.update(ticket).set({ status: 'VOID' }).where(eq(ticket.id, given.id));
  await tx.update(ticketPosition).set({ isLive: false }).where(eq(ticketPosition.id, position.id));
  const unit = await unitOf(tx, facts);
  const { order: own, tickets } = await issueFree(tx, clock, {
    memberId,
    event,
    performance,
    places: [{ category: position.category, seat: position.seat }],
    ...(await termsOf(tx, facts)),
    actor: 'gift',
    take: ({ id: to }) => passSoldUnit(tx, { ...unit, from: order.id, to }),
  });
  const [received] = tickets;
  if (received === undefined) throw new Error(`order ${own.id} was issued without a ticket`);
  return { orderNo: own.orderNo, ...received };
}

/** The receiver's ticket of a gift that was accepted before; GIFT_GONE if there is none. */
async function receivedBefore(db: Executor, { newTicketId }: Transfer, memberId: number) {
  const facts = newTicketId === null ? undefined : await findTicket(db, eq(ticket.id, newTicketId));
  if (facts?.ticket.holderId !== memberId) throw new DomainError('GIFT_GONE');
  return { orderNo: facts.order.orderNo, ticketNo: facts.ticket.ticketNo };
}

/** Accepts a gift to the caller's own number. Idempotent. Throws NOT_YOURS, GIFT_GONE. */
export async function acceptGift({
  db,
  clock,
  caller,
  body,
}: Pick<ContextOf<typeof ticketCalls, 'POST /ticket/gift/accept'>, 'db' | 'clock' | 'caller' | 'body'>) {
  const { memberId } = caller;
  return inTransaction(db, async (tx) => {
    const toMe = isTo(await ownNumber(tx, memberId));
    const { ticketId } = await findTransfer(tx, body.giftId, toMe);
    const facts = await findTicket(tx, eq(ticket.id, ticketId));
    if (facts === undefined) throw new Error(`gift ${body.giftId} has lost its ticket`);
    await lockOrder(tx, clock, facts.order.id);
    const transfer = await findTransfer(tx, body.giftId, toMe);
    if (transfer.status !== 'PENDING') return receivedBefore(tx, transfer, memberId);
    const { orderNo, id, ticketNo } = await moveTo(tx, clock, facts, memberId);
    const accepted = { id: transfer.id, status: 'ACCEPTED' as const, newTicketId: id, when: isStill(clock) };
    // overdue, whether or not the scheduled job has run: the error rolls everything back
    if ((await endTransfer(tx, clock, accepted)) === undefined) throw new DomainError('GIFT_GONE');
    await queueGiftNews(tx, clock, transfer, 'ACCEPTED');
    return { orderNo, ticketNo };
  });
}
