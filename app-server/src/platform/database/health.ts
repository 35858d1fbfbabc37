import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const LIMIT_MS = 2000;

/**
 * The result; undefined if it fails or takes longer than two seconds. For probes and scrapes, which must end: Prometheus
 * gives up after ten seconds.
 */
export async function withinLimit<T>(work: Promise<T>): Promise<T | undefined> {
  const limit = new AbortController();
  const late = pause(LIMIT_MS, undefined, { signal: limit.signal }).catch(() => undefined);
  const result = await Promise.race([work.catch(() => undefined), late]);
  limit.abort();
  return result;
}

/** Whether the database responds to `select 1` within two seconds. Never throws. */
export const databaseHealth = async (pool: pg.Pool): Promise<boolean> =>
  (await withinLimit(pool.query('select 1'))) !== undefined;
