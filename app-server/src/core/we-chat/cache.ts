import { eq, gt, and, sql } from 'drizzle-orm';
import type { Services } from '../../platform/calls/context.ts';
import { inTransaction, type Database } from '../../platform/database/index.ts';
import type { Executor } from '../../platform/calls/context.ts';
import { weChatCache } from '../../schema/index.ts';

const PURPOSE = 'we-chat.cache';

/** What WeChat gave, and for how long it may be used. */
export interface Lent {
  readonly value: string;
  readonly seconds: number;
}

async function kept(db: Executor, { clock, secrets }: Services, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sealed: weChatCache.valueSealed })
    .from(weChatCache)
    .where(and(eq(weChatCache.key, key), gt(weChatCache.expiresAt, clock.sqlNow())));
  return row === undefined ? undefined : secrets.open(row.sealed, PURPOSE).toString();
}

/**
 * The value under the key, fetched by one process when it is missing while the others wait for it: WeChat counts how
 * often tokens are asked for.
 */
export async function lentByWeChat(
  db: Database,
  services: Services,
  key: string,
  fetchIt: () => Promise<Lent>,
): Promise<string> {
  const found = await kept(db, services, key);
  if (found !== undefined) return found;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`we-chat ${key}`}, 0))`);
    const meanwhile = await kept(tx, services, key);
    if (meanwhile !== undefined) return meanwhile;
    const { value, seconds } = await fetchIt();
    const valueSealed = services.secrets.seal(Buffer.from(value), PURPOSE);
    const expiresAt = sql`${services.clock.sqlNow()} + ${seconds} * interval '1 second'`;
    await tx
      .insert(weChatCache)
      .values({ key, valueSealed, expiresAt })
      .onConflictDoUpdate({ target: weChatCache.key, set: { valueSealed, expiresAt } });
    return value;
  });
}

/** After WeChat refused it. */
export async function forgetLent(db: Database, key: string): Promise<void> {
  await db.delete(weChatCache).where(eq(weChatCache.key, key));
}
