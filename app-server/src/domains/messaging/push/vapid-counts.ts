import { count } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { pushToken } from '../../../schema/index.ts';

/** Subscribed browsers by VAPID public key; null: those to which nothing was sent since it is noted. */
export async function countByVapidKey(db: Database): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ key: pushToken.vapidKey, browsers: count() })
    .from(pushToken)
    .groupBy(pushToken.vapidKey);
  return new Map(rows.map(({ key, browsers }) => [key, browsers]));
}
