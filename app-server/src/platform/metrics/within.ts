import { setTimeout as pause } from 'node:timers/promises';

/** A scrape must end: Prometheus gives up after ten seconds. */
const LIMIT_MS = 2000;

/** The result; undefined if it fails or takes longer than two seconds, so that a scrape never hangs. */
export async function withinLimit<T>(work: Promise<T>): Promise<T | undefined> {
  const limit = new AbortController();
  const late = pause(LIMIT_MS, undefined, { signal: limit.signal }).catch(() => undefined);
  const result = await Promise.race([work.catch(() => undefined), late]);
  limit.abort();
  return result;
}
