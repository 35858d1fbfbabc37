import { and, asc, eq } from 'drizzle-orm';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { ticket, ticketPosition } from '../tables/tickets.ts';
import { ticketTransfer } from '../tables/gates.ts';
import { endTransfer, giveBack, isOver } from './settle-transfer.ts';
import { queueGiftNews } from './tell.ts';

const MOST_A_RUN = 100;

const isWaiting = eq(ticketTransfer.status, 'PENDING');

/** Returns a ticket whose gift nobody accepted in time; its order is locked. Does nothing without such a gift. */
export async function lapseOverdue(tx: Transaction, clock: Clock, ticketId: number): Promise<void> {
  const [overdue] = await tx
    .select({ id: ticketTransfer.id })
    .from(ticketTransfer)
    .where(and(eq(ticketTransfer.ticketId, ticketId), isWaiting, isOver(clock)));
  if (overdue === undefined) return;
  const lapsed = await endTransfer(tx, clock, { id: overdue.id, status: 'LAPSED', when: isOver(clock) });
  if (lapsed === undefined) return;
  await giveBack(tx, lapsed);
  await queueGiftNews(tx, clock, lapsed, 'LAPSED');
}

/** Lapses the most overdue gift, in its own transaction; false if there is none. */
async function lapseOne({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [due] = await tx
      .select({ ticketId: ticketTransfer.ticketId, orderId: ticketPosition.orderId })
      .from(ticketTransfer)
      .innerJoin(ticket, eq(ticket.id, ticketTransfer.ticketId))
      .innerJoin(ticketPosition, eq(ticketPosition.id, ticket.positionId))
      .where(and(isWaiting, isOver(clock)))
      .orderBy(asc(ticketTransfer.expiresAt))
      .limit(1);
    if (due === undefined) return false;
    await lockOrder(tx, clock, due.orderId);
    await lapseOverdue(tx, clock, due.ticketId);
    return true;
  });
}

/** Scheduled work: returns unaccepted gifts to their givers. */
export async function lapseGifts(context: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  for (let lapsed = 0; lapsed < MOST_A_RUN; lapsed += 1) if (!(await lapseOne(context))) return;
}
