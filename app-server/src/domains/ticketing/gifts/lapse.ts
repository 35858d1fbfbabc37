import { and, asc, eq, notInArray } from 'drizzle-orm';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { oneByOne } from '../../../platform/jobs/one-by-one.ts';
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

/** Scheduled work: returns unaccepted gifts to their givers, the longest overdue first. */
export async function lapseGifts(context: Pick<JobContext, 'db' | 'clock' | 'log'>): Promise<void> {
  const { clock } = context;
  await oneByOne(context, {
    failed: 'a gift could not be returned',
    most: MOST_A_RUN,
    async next(tx, butNot) {
      const { id, ticketId, expiresAt } = ticketTransfer;
      const [due] = await tx
        .select({ id, ticketId, orderId: ticketPosition.orderId })
        .from(ticketTransfer)
        .innerJoin(ticket, eq(ticket.id, ticketId))
        .innerJoin(ticketPosition, eq(ticketPosition.id, ticket.positionId))
        .where(and(isWaiting, isOver(clock), notInArray(id, [...butNot])))
        .orderBy(asc(expiresAt))
        .limit(1);
      return due;
    },
    async work(tx, { orderId, ticketId }) {
      await lockOrder(tx, clock, orderId);
      await lapseOverdue(tx, clock, ticketId);
    },
  });
}
