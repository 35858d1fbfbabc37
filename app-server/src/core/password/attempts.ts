import { and, eq, gt, sql } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { countOne } from '../../platform/limits/rate-bucket.ts';
import { rateBucket } from '../../schema/index.ts';

/** Per asker: an address, or a device that signed in before. */
const MAX_FAILS = 5;
const LOCK_SECONDS = 900;
/** Per account and day, for all strangers together, or for one known device. */
export const MAX_A_DAY = 20;
const DAY_SECONDS = 86_400;
/** A captcha is required after this many (`login-manage`). */
export const CAPTCHA_AFTER_FAILS = 3;

/** Keys under which attempts at one account are counted together. */
export interface TryKeys {
  /** recent attempts; decides about the captcha */
  readonly recent: string;
  /** attempts of this asker */
  readonly asker: string;
  readonly day: string;
}

/**
 * @param whose the account, and the kind of secret
 * @param deviceId of a device that signed in to this account before: strangers cannot exhaust its attempts
 */
export function tryKeys(whose: string, ip: string, deviceId: string | undefined): TryKeys {
  const circle = deviceId === undefined ? 'strangers' : `device ${deviceId}`;
  const asker = deviceId === undefined ? `address ${ip}` : circle;
  return {
    recent: `login recent ${whose} ${circle}`,
    asker: `login asker ${whose} ${asker}`,
    day: `login day ${whose} ${circle}`,
  };
}

function locked(seconds: number): DomainError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return new DomainError('LOGIN_LOCKED', { minutes }, { minutes });
}

/** Throws LOGIN_LOCKED {minutes} if no attempt is left; counts nothing. */
export async function assertOpen(db: Database, { clock }: Services, keys: TryKeys): Promise<void> {
  const now = clock.sqlNow();
  for (const [key, limit] of [
    [keys.asker, MAX_FAILS],
    [keys.day, MAX_A_DAY],
  ] as const) {
    const [row] = await db
      .select({
        count: rateBucket.count,
        left: sql<number>`extract(epoch from ${rateBucket.resetsAt} - ${now})::int`,
      })
      .from(rateBucket)
      .where(and(eq(rateBucket.key, key), gt(rateBucket.resetsAt, now)));
    if (row !== undefined && row.count >= limit) throw locked(row.left);
  }
}

/**
 * Counts an attempt and returns whether it needs the captcha. Each attempt gets its own number, so that only
 * the first few of many concurrent ones pass without a captcha.
 */
export async function needsCaptcha(db: Database, { clock }: Services, keys: TryKeys): Promise<boolean> {
  const { over } = await countOne(db, clock, {
    key: keys.recent,
    limit: CAPTCHA_AFTER_FAILS,
    seconds: LOCK_SECONDS,
  });
  return over;
}

/**
 * Counts an attempt in its own statement before anything is compared, so that concurrent attempts cannot
 * exceed the limits. Throws LOGIN_LOCKED {minutes}; an asker's last attempt restarts its wait.
 */
export async function spendTry(db: Database, { clock }: Services, keys: TryKeys): Promise<void> {
  const asker = await countOne(db, clock, { key: keys.asker, limit: MAX_FAILS, seconds: LOCK_SECONDS });
  if (asker.over) throw locked(asker.closesIn);
  const day = await countOne(db, clock, { key: keys.day, limit: MAX_A_DAY, seconds: DAY_SECONDS });
  if (day.over) throw locked(day.closesIn);
  if (asker.count < MAX_FAILS) return;
  await db
    .update(rateBucket)
    .set({ resetsAt: sql`${clock.sqlNow()} + ${LOCK_SECONDS} * interval '1 second'` })
    .where(eq(rateBucket.key, keys.asker));
}

/** After a success. Other attempts of the day stay counted, because they may be somebody else's. */
export async function forgetFails(tx: Pick<Database, 'delete' | 'update'>, keys: TryKeys): Promise<void> {
  await forgetTries(tx, keys.recent);
  await forgetTries(tx, keys.asker);
  await giveBackTry(tx, keys.day);
}

/** After a success. */
export async function forgetTries(db: Pick<Database, 'delete'>, key: string): Promise<void> {
  await db.delete(rateBucket).where(eq(rateBucket.key, key));
}

/** Uncounts a successful attempt, if the earlier ones were for another secret and stay counted. */
export async function giveBackTry(db: Pick<Database, 'update'>, key: string): Promise<void> {
  await db
    .update(rateBucket)
    .set({ count: sql`greatest(${rateBucket.count} - 1, 0)` })
    .where(eq(rateBucket.key, key));
}
