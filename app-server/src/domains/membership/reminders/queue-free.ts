import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/index.ts';
import { attempts } from '../../../platform/jobs/attempts.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { waiting } from '../../../schema/index.ts';
import { REMINDER } from './reminder-topic.ts';
import { placeIfKnown } from '../waiting/places.ts';

type Context = Pick<JobContext, 'db' | 'clock' | 'log'>;
type Waiting = typeof waiting.$inferSelect;

async function tell({ db, clock }: Context, { id }: Waiting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isIt = and(eq(waiting.id, id), isNull(waiting.toldAt));
    const toldAt = clock.now();
    const [told] = await tx.update(waiting).set({ toldAt }).where(isIt).returning({ id: waiting.id });
    if (told === undefined) return;
    const payload = { of: 'FREE_PLACE', waitingId: id };
    await enqueue(tx, clock, { topic: REMINDER, payload, dedupeKey: `free place ${id} ${toldAt.getTime()}` });
  });
}

/**
 * Queues one message to each member who waits for what has become free: by a cancellation, an expired hold or a larger
 * allotment alike, because it compares the inventory itself. Everybody hears at the same time, and the first to book has
 * it. Forgets what is past.
 */
export async function queueFreePlaces(context: Context): Promise<void> {
  const { db, clock, log } = context;
  await db.delete(waiting).where(lt(waiting.lastDay, macauDate(clock.now())));
  const rows = await db.select().from(waiting).where(isNull(waiting.toldAt)).orderBy(asc(waiting.id));
  const { attempt, end } = attempts(log, 'whether a place is free could not be told');
  for (const [key, same] of Map.groupBy(rows, (row) => row.key))
    await attempt({ key }, async () => {
      const what = same[0]?.what;
      if (what === undefined || (await placeIfKnown(db, clock, what))?.state !== 'FREE') return;
      for (const row of same) await attempt({ waiting: row.id }, () => tell(context, row));
    });
  end();
}
