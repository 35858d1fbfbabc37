import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { ticket } from '../tables/tickets.ts';
import { ticketTransfer } from '../tables/gates.ts';
import type { Transfer } from './transfer-row.ts';

/** Whether a gift is still in time or overdue; the only place that decides it. */
export const isStill = (clock: Clock): SQL => gt(ticketTransfer.expiresAt, clock.sqlNow());
export const isOver = (clock: Clock): SQL => lte(ticketTransfer.expiresAt, clock.sqlNow());

/**
 * Ends a pending gift once: only one of accepting, taking back and lapsing succeeds. The ticket's order is locked.
 * Undefined if it had ended before, or if `when` does not hold.
 */
export async function endTransfer(
  tx: Transaction,
  clock: Clock,
  {
    id,
    when,
    ...outcome
  }: Pick<Transfer, 'id' | 'status'> & Partial<Pick<Transfer, 'newTicketId'>> & { readonly when?: SQL },
): Promise<Transfer | undefined> {
  const isWaiting = and(eq(ticketTransfer.id, id), eq(ticketTransfer.status, 'PENDING'), when);
  const [ended] = await tx
    .update(ticketTransfer)
    .set({ ...outcome, settledAt: clock.sqlNow() })
    .where(isWaiting)
    .returning();
  return ended;
}

/** Returns the ticket to its giver. */
export async function giveBack(tx: Transaction, { ticketId }: Pick<Transfer, 'ticketId'>): Promise<void> {
  await tx
    .update(ticket)
    .set({ status: 'ISSUED' })
    .where(and(eq(ticket.id, ticketId), eq(ticket.status, 'GIFT_PENDING')));
}
