import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '../log.ts';
import { findBinaries, reachableBinaries } from './binaries.ts';
import { claim } from './claim.ts';
import { initialise } from './initialise.ts';
import { endOrphan } from './orphan.ts';
import { askForPassword } from './password.ts';
import { placeCluster } from './placement.ts';
import { serverUser } from './server-user.ts';
import { supervise } from './supervisor.ts';
import type { Supervisor } from './supervisor.ts';

const exitsAllowed = 4;
const database = 'resort';

/** A PostgreSQL server that this process started and supervises. */
export interface EmbeddedPostgres {
  /**
   * Over a Unix socket of mode 0700, to the database `resort` as its owner. Sets every field that PG*
   * variables could change.
   */
  readonly connection: pg.PoolConfig & {
    readonly host: string;
    readonly user: string;
    readonly password: string;
  };
  /** Stops the server (fast shutdown) and waits until it has exited. */
  stop(): Promise<void>;
}

/** A connection URL of this database, or of another one on the server. */
export function addressOf(
  { connection }: Pick<EmbeddedPostgres, 'connection'>,
  name = connection.database ?? database,
): string {
  const { user, password, host } = connection;
  const address = new URL(`postgres://${user}:${password}@localhost/${name}`);
  address.searchParams.set('host', host);
  return address.href;
}

/** The server with this socket folder, as its owner. Sets every field that PG* variables could change. */
export const connectionTo = (sockets: string, password: string) => ({
  host: sockets,
  port: 5432,
  user: 'resort',
  password,
  ssl: false,
});

async function query(connection: pg.ClientConfig, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query(text);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Waits until the server responds. Crash recovery may take a while, so only repeated exits are a failure. */
async function answers(server: Supervisor, connection: pg.ClientConfig): Promise<void> {
  for (;;) {
    const ready = await query(connection, 'select 1').then(
      () => true,
      () => false,
    );
    if (ready) return;
    if (server.exits() > exitsAllowed) throw new Error(`PostgreSQL does not start:\n${server.lastWords()}`);
    await pause(25);
  }
}

async function makeDatabase(connection: pg.ClientConfig): Promise<void> {
  const found = await query(connection, `select 1 from pg_database where datname = '${database}'`);
  if (found.rowCount === 0) await query(connection, `create database ${database}`);
}

/**
 * Starts the PostgreSQL that npm installed on the cluster in `dataDir`, which it creates on the first start,
 * and resolves when the server responds. Takes over from a server whose process was killed. As root, the
 * server runs as uid 65534. `whenUnreachable` defines what happens if that uid cannot reach `dataDir`: `fail`
 * throws, `move` puts the cluster below the system's temporary folder. `durable: false` is for tests: a crash
 * of the machine may lose all data.
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly log: DatabaseLog;
  readonly whenUnreachable?: 'fail' | 'move';
  readonly durable?: boolean;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, whenUnreachable = 'fail', durable = true } = options;
  const user = serverUser();
  const placement = placeCluster({ dataDir, whenUnreachable, user, log });
  const release = await claim(placement.sockets);
  let server: Supervisor | undefined;
  const stop = async () => {
    await server?.stop();
    await release();
  };
  try {
    await endOrphan(placement.cluster, log);
    const binaries = reachableBinaries(await findBinaries(), user);
    await initialise({ binaries, cluster: placement.cluster, user, durable });
    const password = await askForPassword(placement, { binaries, user });
    server = supervise({ ...placement, binaries, user, durable, log });
    const connection = connectionTo(placement.sockets, password);
    await answers(server, { ...connection, database: 'postgres' });
    await makeDatabase({ ...connection, database: 'postgres' });
    return { connection: { ...connection, database }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
