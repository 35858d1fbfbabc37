import { and, asc, eq, inArray, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { transition } from '../../../core/orders/transition.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { oneByOne } from '../../../platform/jobs/one-by-one.ts';
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
export async function closePast(context: JobContext): Promise<void> {
  const { log, clock } = context;
  const isOver = lt(reservation.endsAt, clock.sqlNow());
  const done = await oneByOne(context, {
    failed: 'a past reservation could not be finished',
    most: MOST_A_RUN,
    async next(tx, butNot) {
      const { id, status } = orders;
      const [due] = await tx
        .select({ id, status, revision: reservation.revision, isAsked: isChangeAsked })
        .from(reservation)
        .innerJoin(orders, eq(id, reservation.orderId))
        .where(
          and(
            or(
              and(inArray(status, ['REQUESTED', 'RESERVED', 'SEATED']), isOver),
              and(eq(status, 'RESERVED'), isChangeLate(clock)),
            ),
            notInArray(id, [...butNot]),
          ),
        )
        .orderBy(asc(reservation.endsAt))
        .limit(1);
      return due;
    },
    async work(tx, { id: orderId, status, revision, isAsked }) {
      const answer = { status: 'SILENT' as const };
      const step = {
        orderId,
        from: ['RESERVED', 'SEATED'],
        to: 'FINISHED',
        event: 'FINISHED',
        actor: 'clock',
      };
      if (status === 'REQUESTED' || (status === 'RESERVED' && isAsked))
        await applyAnswer(tx, context, { orderId, revision, answer });
      else await transition(tx, clock, step);
    },
  });
  if (done === MOST_A_RUN) log.info({ closed: done }, 'more reservations are over than one run closes');
}
