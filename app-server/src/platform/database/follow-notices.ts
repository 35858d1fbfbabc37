import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './drizzle.ts';
import type { DatabaseLog } from './log.ts';

const AGAIN_MS = 5_000;

/** What this process does when the database notifies a change. */
export interface Follower {
  /** of NOTIFY; triggers in the migrations send to it */
  readonly channel: string;
  /** from now on changes are heard; earlier ones were not */
  onHearing(): Promise<void> | void;
  onNotice(payload: string): Promise<void> | void;
  /** from now on changes are not heard */
  onDeaf?(): void;
}

/** A connection of its own: a pool's connection cannot wait for notices. */
function listener(db: Database): pg.Client {
  const { options } = db.$client;
  // the pool hides its password from enumeration, so the spread omits it
  const { password } = options;
  return new pg.Client(password === undefined ? options : { ...options, password });
}

/** Calls the followers until the connection is lost or `end` aborts. */
async function listen(
  db: Database,
  end: AbortSignal,
  log: DatabaseLog,
  followers: readonly Follower[],
): Promise<void> {
  const client = listener(db);
  const { promise: over, resolve } = Promise.withResolvers<void>();
  client.on('error', (error) => {
    log.warn({ reason: error.message }, 'the connection for notices of changes was lost');
    resolve();
  });
  const follow = async (channel: string, payload: string) => {
    for (const follower of followers) if (follower.channel === channel) await follower.onNotice(payload);
  };
  client.on('notification', ({ channel, payload = '' }) => {
    follow(channel, payload).catch((error: unknown) =>
      log.warn({ reason: String(error), channel }, 'a change could not be followed'),
    );
  });
  const heard = new AbortController();
  end.addEventListener('abort', () => resolve(), { once: true, signal: heard.signal });
  try {
    await client.connect();
    for (const { channel } of followers) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    for (const follower of followers) await follower.onHearing();
    await over;
  } finally {
    heard.abort();
    for (const follower of followers) follower.onDeaf?.();
    await client.end().catch(() => undefined);
  }
}

/**
 * Follows what the database's triggers notify. A lost connection is made again. Returns a function that stops it.
 */
export function followNotices(
  db: Database,
  log: DatabaseLog,
  followers: readonly Follower[],
): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const work = (async () => {
    while (!signal.aborted) {
      await listen(db, signal, log, followers).catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'changes are not heard'),
      );
      await pause(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    end.abort();
    await work;
  };
}
