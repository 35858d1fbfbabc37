import { and, eq, gt, sql } from 'drizzle-orm';
import type { Services } from '../../platform/calls/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { countOne } from '../../platform/limits/rate-bucket.ts';
import { rateBucket } from '../../schema/index.ts';

const MAX_FAILS = 5;
const LOCK_SECONDS = 900;
/** The captcha is asked for after so many (`login-manage`). */
export const CAPTCHA_AFTER_FAILS = 3;

function locked(seconds: number): DomainError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return new DomainError('LOGIN_LOCKED', { minutes }, { minutes });
}

/** Tries that failed so far within the window; throws LOGIN_LOCKED {minutes} when it is closed. */
export async function failsSoFar(db: Database, { clock }: Services, key: string): Promise<number> {
  const now = clock.sqlNow();
  const [row] = await db
    .select({
      count: rateBucket.count,
      left: sql<number>`extract(epoch from ${rateBucket.resetsAt} - ${now})::int`,
    })
    .from(rateBucket)
    .where(and(eq(rateBucket.key, key), gt(rateBucket.resetsAt, now)));
  if (row === undefined) return 0;
  if (row.count >= MAX_FAILS) throw locked(row.left);
  return row.count;
}

/**
 * Spends a try before anything is compared, in a statement of its own, so that five are compared at most however many
 * come at once. Throws LOGIN_LOCKED {minutes}; the fifth starts the lock anew, for its whole length.
 */
export async function spendTry(db: Database, { clock }: Services, key: string): Promise<void> {
  const { count, over, closesIn } = await countOne(db, clock, {
    key,
    limit: MAX_FAILS,
    seconds: LOCK_SECONDS,
  });
  if (over) throw locked(closesIn);
  if (count < MAX_FAILS) return;
  await db
    .update(rateBucket)
    .set({ resetsAt: sql`${clock.sqlNow()} + ${LOCK_SECONDS} * interval '1 second'` })
    .where(eq(rateBucket.key, key));
}

/** After one that was right. */
export async function forgetTries(db: Pick<Database, 'delete'>, key: string): Promise<void> {
  await db.delete(rateBucket).where(eq(rateBucket.key, key));
}

/** Takes back a try that was right, where those before it were another secret's and stay counted. */
export async function giveBackTry(db: Pick<Database, 'update'>, key: string): Promise<void> {
  await db
    .update(rateBucket)
    .set({ count: sql`greatest(${rateBucket.count} - 1, 0)` })
    .where(eq(rateBucket.key, key));
}
