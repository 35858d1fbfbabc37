import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER } from '@resort/shared/variables';
import pg from 'pg';
import { BoundedPool, type DatabaseLimits } from './connection/bounded-pool.ts';
import { sendUnnamed } from './statements/unnamed.ts';
import { checkNames, isPooled } from './statements/check-names.ts';
import { checkServer } from './check-server.ts';
import { drizzleOn } from './drizzle.ts';
import type { Database } from './drizzle.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import type { DatabaseLog } from './log.ts';
import { patientSocket, type Patience } from './connection/patient-socket.ts';
import { traceStatements } from '../traces/statements.ts';

/** The embedded cluster's folder without `DATA_DIR`: at the root of the checkout. */
export const defaultDataDir = fileURLToPath(
  new URL(`../../../../${SERVER.DATA_DIR.default}`, import.meta.url),
);

const PATIENCE_MS = 2000;

/** Far longer than any of our statements takes, and acceptable for a waiting member. */
const PATIENCE: Patience = { connectMs: 10_000, answerMs: 15_000 };

/** A tool moves or checks whole tables, so one statement may take long. */
const PATIENCE_OF_TOOLS: Patience = { connectMs: 10_000, answerMs: 3_600_000 };

function connect(config: pg.PoolConfig, { log, patience, limits, prepared = true }: Connecting) {
  const settings: pg.PoolConfig = {
    application_name: 'resort',
    // a bounded queue waits a bounded time; a tool waits for a free connection as long as its own work takes
    connectionTimeoutMillis: limits ? 10_000 : 0,
    keepAlive: true,
    pipeline: true,
    stream: () => patientSocket(patience ?? (limits ? PATIENCE : PATIENCE_OF_TOOLS)),
    ...(limits && settingsOf(limits)),
    ...config,
  };
  const pool = new BoundedPool(settings, limits?.mostWaiting ?? Number.POSITIVE_INFINITY);
  traceStatements(pool);
  if (!prepared) pool.on('connect', sendUnnamed);
  const lost = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost');
  pool.on('error', lost);
  // The pool listens to idle clients only: an error event during a transaction would be unhandled and end the
  // process.
  pool.on('connect', (client) => client.on('error', lost));
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  return { pool, db: drizzleOn(pool), closePool: () => end(pool, open) };
}

const settingsOf = ({ connections, statementMs, lockMs, idleMs }: DatabaseLimits): pg.PoolConfig => ({
  max: connections,
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleMs,
});

interface Connecting {
  readonly log: DatabaseLog;
  /** without: ten connections, an endless queue, and an hour for a statement, as tools need it */
  readonly limits?: DatabaseLimits | undefined;
  /** false: statements have no names, because a pooler does not keep them */
  readonly prepared?: boolean | undefined;
  /** for tests, which use shorter limits */
  readonly patience?: Patience | undefined;
}

/**
 * Waits for running work up to a limit; the server rolls back what is cut off. `pool.end()` resolves before the
 * connections have closed: a server that stops then would end them itself, and each would report a loss.
 */
async function end(pool: pg.Pool, open: ReadonlySet<pg.PoolClient>): Promise<void> {
  const limit = new AbortController();
  const late = pause(PATIENCE_MS, undefined, { signal: limit.signal }).catch(() => undefined);
  await Promise.race([pool.end().then(() => closed(pool, open)), late]);
  limit.abort();
}

async function closed(pool: pg.Pool, open: ReadonlySet<pg.PoolClient>): Promise<void> {
  while (open.size > 0) await new Promise((done) => pool.once('remove', done));
}

export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly db: Database;
  /** Closes the pool and, if it is ours, stops the server. */
  close(): Promise<void>;
}

/** Connects to an external server. */
export function connectDatabase(config: pg.PoolConfig, options: Connecting): OpenDatabase {
  const { pool, db, closePool } = connect(config, options);
  return { pool, db, close: closePool };
}

/** Node's own error contains the address, and with it the password. */
function withoutAddress(error: unknown): unknown {
  const { code } = Object(error);
  if (code !== 'ERR_INVALID_URL') return error;
  return new Error('DATABASE_URL is not an address such as postgres://user:password@host:5432/database.');
}

/**
 * Opens the app server's only database.
 * With `databaseUrl`, an external PostgreSQL 15 or newer; throws for an older one, and for a pooler that does not keep
 * named statements unless `prepared` is false. Without it, the embedded
 * server on `dataDir` (default: `defaultDataDir`; the first start creates a cluster).
 */
export async function openDatabase(
  options: Connecting & {
    readonly databaseUrl?: string | undefined;
    readonly dataDir?: string | undefined;
  },
): Promise<OpenDatabase> {
  const { databaseUrl, log, prepared = true } = options;
  if (databaseUrl) {
    const config = { connectionString: databaseUrl };
    const database = connectDatabase(config, options);
    try {
      await checkServer(database.pool);
      if (prepared && (await isPooled(database.pool))) await checkNames(config);
    } catch (error) {
      await database.pool.end();
      throw withoutAddress(error);
    }
    return database;
  }
  const dataDir = resolve(options.dataDir ?? defaultDataDir);
  const whenUnreachable = dataDir === defaultDataDir ? 'move' : 'fail';
  const server = await startEmbeddedPostgres({ dataDir, log, whenUnreachable });
  const { pool, db, closePool } = connect(server.connection, options);
  const close = async () => {
    await closePool();
    await server.stop();
  };
  return { pool, db, close };
}
