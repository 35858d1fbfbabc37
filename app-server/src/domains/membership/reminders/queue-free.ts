import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/index.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { waiting } from '../../../schema/index.ts';
import { REMINDER } from './reminder-topic.ts';
import { placeIfKnown } from '../waiting/places.ts';

type Context = Pick<JobContext, 'db' | 'clock'>;

/**
 * Queues one message to each member who waits for what has become free: by a cancellation, an expired hold or a larger
 * allotment alike, because it compares the inventory itself. Everybody hears at the same time, and the first to book has
 * it. Forgets what is past.
 */
export async function queueFreePlaces({ db, clock }: Context): Promise<void> {
  await db.delete(waiting).where(lt(waiting.lastDay, macauDate(clock.now())));
  const rows = await db.select().from(waiting).where(isNull(waiting.toldAt)).orderBy(asc(waiting.id));
  const byKey = Map.groupBy(rows, ({ key }) => key);
  for (const same of byKey.values()) {
    const what = same[0]?.what;
    if (what === undefined || (await placeIfKnown(db, clock, what))?.state !== 'FREE') continue;
    for (const { id } of same)
      await inTransaction(db, async (tx) => {
        const isIt = and(eq(waiting.id, id), isNull(waiting.toldAt));
        const toldAt = clock.now();
        const [told] = await tx.update(waiting).set({ toldAt }).where(isIt).returning({ id: waiting.id });
        if (told === undefined) return;
        const dedupeKey = `free place ${id} ${toldAt.getTime()}`;
        await enqueue(tx, clock, {
          topic: REMINDER,
          payload: { of: 'FREE_PLACE', waitingId: id },
          dedupeKey,
        });
      });
  }
}
