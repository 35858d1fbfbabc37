import { sql, type SQL } from 'drizzle-orm';
import { rateBucket } from '../../schema/index.ts';
import type { Executor } from '../context.ts';
import type { Clock } from '../time/clock.ts';
import { DomainError } from '../domain-error.ts';

/** So many in so long; the window opens with the first and closes for all at once. */
export interface Limit {
  /** what is counted, and whose: `otp ip 203.0.113.7` */
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
}

/** How often so far, this time included, and in how many seconds the window closes. */
export interface Counted {
  readonly count: number;
  readonly over: boolean;
  readonly closesIn: number;
}

/**
 * Counts one more, in every process alike; answers whether it is over the limit and when the window closes.
 * `keyText`: the key as SQL, for a caller who has more to say to the database.
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

/** Counts one more; throws TOO_MANY with the seconds to wait when that is over the limit. */
export async function enforce(db: Executor, clock: Clock, limit: Limit, keyText?: SQL): Promise<Counted> {
  const counted = await countOne(db, clock, limit, keyText);
  const seconds = counted.closesIn;
  if (counted.over) throw new DomainError('TOO_MANY', { seconds }, { seconds });
  return counted;
}
