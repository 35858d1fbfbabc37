import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Services } from '../../../platform/context.ts';
import { inTransaction, type Database } from '../../../platform/database/index.ts';
import { weChatCache } from '../../../schema/index.ts';

export const WECHAT_PURPOSE = 'we-chat.cache';

/** A value from WeChat, and how long it can be used. */
export interface Lent {
  readonly value: string;
  readonly seconds: number;
}

async function kept(db: Executor, { clock, secrets }: Services, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sealed: weChatCache.valueSealed })
    .from(weChatCache)
    .where(and(eq(weChatCache.key, key), gt(weChatCache.expiresAt, clock.sqlNow())));
  return row === undefined ? undefined : secrets.open(row.sealed, WECHAT_PURPOSE).toString();
}

async function keep(
  db: Executor,
  { clock, secrets }: Services,
  key: string,
  { value, seconds }: Lent,
): Promise<string> {
  const valueSealed = secrets.seal(Buffer.from(value), WECHAT_PURPOSE);
  const expiresAt = sql`${clock.sqlNow()} + ${seconds} * interval '1 second'`;
  await db
    .insert(weChatCache)
    .values({ key, valueSealed, expiresAt })
    .onConflictDoUpdate({ target: weChatCache.key, set: { valueSealed, expiresAt } });
  return value;
}

/** Pending fetches of this process: other callers wait for them, without their own connection. */
const underWay = new WeakMap<Database, Map<string, Promise<string>>>();

async function oneAtATime(db: Database, key: string, fetchIt: () => Promise<string>): Promise<string> {
  const fetches = underWay.get(db) ?? new Map<string, Promise<string>>();
  underWay.set(db, fetches);
  const running = fetches.get(key) ?? fetchIt().finally(() => fetches.delete(key));
  fetches.set(key, running);
  return running;
}

/** The value under the key, or a new one, which other processes may be fetching, too. */
export function lentByWeChat(
  db: Database,
  services: Services,
  key: string,
  fetchIt: () => Promise<Lent>,
): Promise<string> {
  return oneAtATime(db, key, async () => {
    const found = await kept(db, services, key);
    return found ?? keep(db, services, key, await fetchIt());
  });
}

/**
 * The same for values that WeChat rate-limits: one process fetches while the others wait. It occupies a
 * connection, so use it for the few keys of an account, never for a key from the request.
 */
export function lentOnceByWeChat(
  db: Database,
  services: Services,
  key: string,
  fetchIt: () => Promise<Lent>,
): Promise<string> {
  return oneAtATime(db, key, async () => {
    const found = await kept(db, services, key);
    if (found !== undefined) return found;
    return inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`we-chat ${key}`}, 0))`);
      const meanwhile = await kept(tx, services, key);
      return meanwhile ?? keep(tx, services, key, await fetchIt());
    });
  });
}

/** Call it after WeChat refused the value. */
export async function forgetLent(db: Database, key: string): Promise<void> {
  await db.delete(weChatCache).where(eq(weChatCache.key, key));
}
