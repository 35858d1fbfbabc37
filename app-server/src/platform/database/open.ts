import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { checkServer } from './check-server.ts';
import { drizzleOn } from './drizzle.ts';
import type { Database } from './drizzle.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import type { DatabaseLog } from './log.ts';
import { patientSocket, type Patience } from './patient-socket.ts';

/** Where the embedded cluster lives when nobody chose a `DATA_DIR`: `.data` at the root of the checkout. */
export const defaultDataDir = fileURLToPath(new URL('../../../../.data', import.meta.url));

const PATIENCE_MS = 2000;

/** Far longer than any statement of ours takes, and short enough for a member who waits. */
const PATIENCE: Patience = { connectMs: 10_000, answerMs: 15_000 };

function connect(config: pg.PoolConfig, { log, patience = PATIENCE }: Connecting) {
  const pool = new pg.Pool({
    application_name: 'resort',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    stream: () => patientSocket(patience),
    ...config,
  });
  const lost = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost');
  pool.on('error', lost);
  // The pool listens to idle clients only: a server that dies under a transaction would throw at nobody.
  pool.on('connect', (client) => client.on('error', lost));
  return { pool, db: drizzleOn(pool) };
}

interface Connecting {
  readonly log: DatabaseLog;
  /** for tests, which do not wait so long */
  readonly patience?: Patience | undefined;
}

/** Waits for what is at work, not for ever; what is then cut off is rolled back by the server. */
async function end(pool: pg.Pool): Promise<void> {
  const limit = new AbortController();
  const late = pause(PATIENCE_MS, undefined, { signal: limit.signal }).catch(() => undefined);
  await Promise.race([pool.end(), late]);
  limit.abort();
}

export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly db: Database;
  /** Ends the pool and, where it is ours, the server. */
  close(): Promise<void>;
}

/** A server that somebody else runs. */
export function connectDatabase(config: pg.PoolConfig, options: Connecting): OpenDatabase {
  const { pool, db } = connect(config, options);
  return { pool, db, close: () => end(pool) };
}

/** Node's own error carries the address, and with it the password. */
function withoutAddress(error: unknown): unknown {
  const { code } = Object(error);
  if (code !== 'ERR_INVALID_URL') return error;
  return new Error('DATABASE_URL is not an address such as postgres://user:password@host:5432/database.');
}

/**
 * Opens the one database of the app server.
 *
 * With `databaseUrl`, a PostgreSQL 15 or newer that others run; throws a sentence for an older one.
 * Without, the embedded server on `dataDir` (by default `defaultDataDir`; a cluster is made on the first start).
 */
export async function openDatabase(
  options: Connecting & {
    readonly databaseUrl?: string | undefined;
    readonly dataDir?: string | undefined;
  },
): Promise<OpenDatabase> {
  const { databaseUrl, log } = options;
  if (databaseUrl) {
    const database = connectDatabase({ connectionString: databaseUrl }, options);
    try {
      await checkServer(database.pool);
    } catch (error) {
      await database.pool.end();
      throw withoutAddress(error);
    }
    return database;
  }
  const dataDir = resolve(options.dataDir ?? defaultDataDir);
  const whenUnreachable = dataDir === defaultDataDir ? 'move' : 'fail';
  const server = await startEmbeddedPostgres({ dataDir, log, whenUnreachable });
  const { pool, db } = connect(server.connection, options);
  const close = async () => {
    await end(pool);
    await server.stop();
  };
  return { pool, db, close };
}
