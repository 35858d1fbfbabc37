import { sql, type SQL } from 'drizzle-orm';
import { rateBucket } from '../../schema/index.ts';
import type { Executor } from '../context.ts';
import type { Clock } from '../time/clock.ts';
import { DomainError } from '../domain-error.ts';
import type { Counted, Limit } from './limit.ts';

/**
 * Increments the count in PostgreSQL, shared by all processes and kept in a crash: for what guards codes, PINs and money; returns whether it exceeds the limit and when the window
 * resets. `keyText`: the key as SQL, for callers that add further conditions.
 */
export async function countOne(
  db: Executor,
  clock: Clock,
  { key, limit, seconds }: Limit,
  keyText: SQL | string = key,
): Promise<Counted> {
  const now = clock.sqlNow();
  const closes = sql`${now} + ${seconds} * interval '1 second'`;
  const closed = sql`${rateBucket.resetsAt} <= ${now}`;
  const [row] = await db
    .insert(rateBucket)
    .values({ key: keyText, count: 1, resetsAt: closes })
    .onConflictDoUpdate({
      target: rateBucket.key,
      set: {
        count: sql`case when ${closed} then 1 else ${rateBucket.count} + 1 end`,
        resetsAt: sql`case when ${closed} then ${closes} else ${rateBucket.resetsAt} end`,
      },
    })
    .returning({
      count: rateBucket.count,
      closesIn: sql<number>`ceil(extract(epoch from ${rateBucket.resetsAt} - ${now}))::int`,
    });
  if (row === undefined) throw new Error('a rate bucket was not counted');
  return { count: row.count, over: row.count > limit, closesIn: Math.max(row.closesIn, 1) };
}

/** Increments the count; throws TOO_MANY with the seconds to wait if it exceeds the limit. */
export async function enforce(db: Executor, clock: Clock, limit: Limit, keyText?: SQL): Promise<Counted> {
  return refuseOver(await countOne(db, clock, limit, keyText));
}

/** Throws TOO_MANY with the seconds to wait if the limit is exceeded. */
export function refuseOver(counted: Counted): Counted {
  const seconds = counted.closesIn;
  if (counted.over) throw new DomainError('TOO_MANY', { seconds }, { seconds });
  return counted;
}
