import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const limitMs = 2000;

/** Whether the database responds to `select 1` within two seconds. Never throws. */
export async function databaseHealth(pool: pg.Pool): Promise<boolean> {
  const limit = new AbortController();
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const late = pause(limitMs, false, { signal: limit.signal }).catch(() => false);
  const healthy = await Promise.race([answer, late]);
  limit.abort();
  return healthy;
}
