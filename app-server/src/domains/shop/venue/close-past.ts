import { and, asc, eq, inArray, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { transition } from '../../../core/orders/transition.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { orders } from '../../../schema/index.ts';
import { reservation } from '../tables/shops.ts';
import { applyAnswer } from './answer.ts';

const MOST_A_RUN = 100;

const isChangeAsked = sql<boolean>`coalesce(${reservation.change}->>'state' = 'ASKED', false)`;

/** The earlier of the two times has come: by then guests must know which one applies. */
const isChangeLate = (clock: Clock): SQL =>
  sql`${isChangeAsked} and least(${reservation.startsAt}, (${reservation.change}->'to'->>'startsAt')::timestamptz)
    < ${clock.sqlNow()}`;

/**
 * Finishes past reservations, one transaction each. A request that its venue never answered is declined at its time, so
 * that nobody pays for an unconfirmed table. An unanswered change is declined too, and the reservation is finished by
 * the next run.
 */
export async function closePast({ db, log, ...services }: JobContext): Promise<void> {
  const { clock } = services;
  const isOver = lt(reservation.endsAt, clock.sqlNow());
  const done: number[] = [];
  while (done.length < MOST_A_RUN) {
    const [due] = await db
      .select({
        id: orders.id,
        status: orders.status,
        revision: reservation.revision,
        isAsked: isChangeAsked,
      })
      .from(reservation)
      .innerJoin(orders, eq(orders.id, reservation.orderId))
      .where(
        and(
          or(
            and(inArray(orders.status, ['REQUESTED', 'RESERVED', 'SEATED']), isOver),
            and(eq(orders.status, 'RESERVED'), isChangeLate(clock)),
          ),
          done.length === 0 ? undefined : notInArray(orders.id, done),
        ),
      )
      .orderBy(asc(reservation.endsAt))
      .limit(1);
    if (due === undefined) return;
    done.push(due.id);
    const { id: orderId, status, revision, isAsked } = due;
    const answer = { status: 'SILENT' as const };
    const step = { orderId, from: ['RESERVED', 'SEATED'], to: 'FINISHED', event: 'FINISHED', actor: 'clock' };
    await inTransaction(db, async (tx) => {
      if (status === 'REQUESTED' || (status === 'RESERVED' && isAsked))
        await applyAnswer(tx, services, { orderId, revision, answer });
      else await transition(tx, clock, step);
    });
  }
  log.info({ closed: done.length }, 'more reservations are over than one run closes');
}
