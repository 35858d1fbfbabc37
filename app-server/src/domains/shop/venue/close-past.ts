import { and, asc, eq, inArray, lt, notInArray } from 'drizzle-orm';
import { transition } from '../../../core/orders/transition.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { orders, reservation } from '../../../schema/index.ts';
import { applyAnswer } from './answer.ts';

const MOST_A_RUN = 100;

/**
 * Finishes reservations whose time is over, one transaction each. A request that its venue never answered is declined
 * when its time has come: nobody pays for a table that was never promised.
 */
export async function closePast({ db, log, ...services }: JobContext): Promise<void> {
  const { clock } = services;
  const done: number[] = [];
  while (done.length < MOST_A_RUN) {
    const [due] = await db
      .select({ id: orders.id, status: orders.status, revision: reservation.revision })
      .from(reservation)
      .innerJoin(orders, eq(orders.id, reservation.orderId))
      .where(
        and(
          inArray(orders.status, ['REQUESTED', 'RESERVED', 'SEATED']),
          lt(reservation.endsAt, clock.sqlNow()),
          done.length === 0 ? undefined : notInArray(orders.id, done),
        ),
      )
      .orderBy(asc(reservation.endsAt))
      .limit(1);
    if (due === undefined) return;
    done.push(due.id);
    const { id: orderId, status, revision } = due;
    const answer = { accepted: false as const, reason: 'not answered in time' };
    const step = { orderId, from: ['RESERVED', 'SEATED'], to: 'FINISHED', event: 'FINISHED', actor: 'clock' };
    await inTransaction(db, async (tx) => {
      if (status === 'REQUESTED') await applyAnswer(tx, services, { orderId, revision, answer });
      else await transition(tx, clock, step);
    });
  }
  log.info({ closed: done.length }, 'more reservations are over than one run closes');
}
