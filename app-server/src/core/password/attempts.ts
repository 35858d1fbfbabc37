import { and, eq, gt, sql } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { countOne } from '../../platform/limits/rate-bucket.ts';
import { rateBucket } from '../../schema/index.ts';

/** Of one asker: an address, or a device that signed in before. */
const MAX_FAILS = 5;
const LOCK_SECONDS = 900;
/** Of one account a day, by all strangers together, or by one known device. */
export const MAX_A_DAY = 20;
const DAY_SECONDS = 86_400;
/** The captcha is asked for after so many (`login-manage`). */
export const CAPTCHA_AFTER_FAILS = 3;

/** Whose tries at one account are counted together. */
export interface TryKeys {
  /** how many came lately; decides about the captcha */
  readonly recent: string;
  /** of this asker alone */
  readonly asker: string;
  readonly day: string;
}

/**
 * @param whose the account that is tried, and with what kind of secret
 * @param deviceId of a device that signed in to this account before: strangers do not use up its tries
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

/** Throws LOGIN_LOCKED {minutes} where no try is left; counts nothing. */
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
 * Counts a try, then says whether it needs the captcha: the number is this try's own, so that of many at once no more
 * than the first few go on without one.
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
 * Spends a try before anything is compared, each in a statement of its own, so that no more than the limits allow are
 * compared however many come at once. Throws LOGIN_LOCKED {minutes}; an asker's last starts its wait anew.
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

/** After one that was right. The day's other tries stay counted: they may be somebody else's. */
export async function forgetFails(tx: Pick<Database, 'delete' | 'update'>, keys: TryKeys): Promise<void> {
  await forgetTries(tx, keys.recent);
  await forgetTries(tx, keys.asker);
  await giveBackTry(tx, keys.day);
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
