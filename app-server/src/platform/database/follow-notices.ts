import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './drizzle.ts';
import type { DatabaseLog } from './log.ts';

const AGAIN_MS = 5_000;
/** A notice takes milliseconds. */
const PROOF_MS = 2_000;

/** What this process does when the database notifies a change. */
export interface Follower {
  /** of NOTIFY; triggers in the migrations send to it */
  readonly channel: string;
  /** from now on changes are heard; earlier ones were not */
  onHearing(): Promise<void> | void;
  onNotice(payload: string): Promise<void> | void;
  /** changes are not heard; called again every five seconds while that lasts */
  onDeaf?(): Promise<void> | void;
}

/**
 * A connection of its own: a pool's connection cannot wait for notices. `address`: past a pooler, which does not forward
 * notices.
 */
function listener(db: Database, address: string | undefined): pg.Client {
  const { options } = db.$client;
  // the pool hides its password from enumeration, so the spread omits it
  const { password } = options;
  if (address === undefined)
    return new pg.Client(password === undefined ? options : { ...options, password });
  const { application_name, stream } = options;
  return new pg.Client({ connectionString: address, application_name, ...(stream && { stream }) });
}

/**
 * Behind pgBouncer in transaction mode LISTEN succeeds and no notice ever arrives, so one of our own must arrive. It is
 * sent by another connection.
 */
async function proveHearing(client: pg.Client, db: Database): Promise<void> {
  const own = `hearing ${randomUUID()}`;
  const { promise: heard, resolve } = Promise.withResolvers<boolean>();
  client.on('notification', ({ channel }) => {
    if (channel === own) resolve(true);
  });
  await client.query(`listen ${client.escapeIdentifier(own)}`);
  await db.execute(sql`select pg_notify(${own}, '')`);
  if (await Promise.race([heard, pause(PROOF_MS, false, { ref: false })])) return;
  throw new Error(
    'notices do not arrive; behind a pooler DATABASE_NOTICES_URL must lead to PostgreSQL itself',
  );
}

interface Following {
  readonly db: Database;
  readonly log: DatabaseLog;
  readonly followers: readonly Follower[];
  readonly address: string | undefined;
}

/** Calls the followers until the connection is lost or `end` aborts. */
async function listen({ db, log, followers, address }: Following, end: AbortSignal): Promise<void> {
  const client = listener(db, address);
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
    await proveHearing(client, db);
    for (const follower of followers) await follower.onHearing();
    await over;
  } finally {
    heard.abort();
    const deaf = Promise.all(followers.map(async (follower) => follower.onDeaf?.()));
    await Promise.allSettled([deaf, client.end()]);
  }
}

/**
 * Follows what the database's triggers notify. A lost connection is made again. Returns a function that stops it.
 * `address`: of PostgreSQL itself, if `db` connects to a pooler.
 */
export function followNotices(
  db: Database,
  log: DatabaseLog,
  followers: readonly Follower[],
  address?: string,
): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const work = (async () => {
    while (!signal.aborted) {
      await listen({ db, log, followers, address }, signal).catch((error: unknown) =>
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
