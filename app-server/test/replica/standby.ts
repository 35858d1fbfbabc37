import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries, reachableBinaries } from '../../src/platform/database/embedded/binaries.ts';
import { serverUser } from '../../src/platform/database/embedded/server-user.ts';
import {
  addressOf,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/platform/database/embedded/start.ts';
import { supervise, type Supervisor } from '../../src/platform/database/embedded/supervisor.ts';
import { openDatabase, type OpenDatabase } from '../../src/platform/database/index.ts';
import { silentLog } from '../tools/silent-log.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';

/** Two servers, of which one follows the other by PostgreSQL's streaming replication. */
export interface Pair {
  readonly primary: OpenDatabase;
  readonly replicaUrl: string;
  /** an address where nothing answers */
  readonly nowhere: string;
  stopReplica(): Promise<void>;
  startReplica(): void;
  stop(): Promise<void>;
}

/** Lets the password's owner connect for replication, which `all` in pg_hba.conf does not include. */
async function allowReplication({ pool }: OpenDatabase, cluster: string): Promise<void> {
  appendFileSync(join(cluster, 'pg_hba.conf'), 'local replication all scram-sha-256\n');
  await pool.query('select pg_reload_conf()');
}

/** A base backup as pg_basebackup makes it, which npm's PostgreSQL does not contain. */
async function copyCluster({ pool }: OpenDatabase, from: string, to: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_backup_start('a test', true)`);
    execFileSync('cp', ['-a', from, to]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    client.release();
  }
  rmSync(join(to, 'postmaster.pid'));
}

function follow(cluster: string, { host, user, password }: EmbeddedPostgres['connection']): void {
  writeFileSync(join(cluster, 'standby.signal'), '');
  const address = `host=${host} port=5432 user=${user} password=${password}`;
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `\nprimary_conninfo = '${address}'\n`);
}

/** `prepare` runs on the primary before it is copied. */
export async function startPair(prepare: (primary: OpenDatabase) => Promise<unknown>): Promise<Pair> {
  const folder = temporaryFolder();
  const user = serverUser();
  const data = join(folder.path, 'primary');
  const server = await startEmbeddedPostgres({ dataDir: data, log: silentLog, durable: false });
  const primary = await openDatabase({ databaseUrl: addressOf(server), log: silentLog });
  await prepare(primary);
  await allowReplication(primary, join(data, 'postgres'));
  const [cluster, sockets] = [join(folder.path, 'replica'), join(folder.path, 'socket')];
  await copyCluster(primary, join(data, 'postgres'), cluster);
  follow(cluster, server.connection);
  mkdirSync(sockets, { mode: 0o700 });
  const ours = [sockets, join(cluster, 'backup_label'), join(cluster, 'standby.signal')];
  if (user) for (const path of ours) chownSync(path, user.uid, user.gid);
  const binaries = reachableBinaries(await findBinaries(), user);
  const passwordFile = join(data, 'postgres.password');
  let standby: Supervisor | undefined;
  const pair: Pair = {
    primary,
    replicaUrl: addressOf({ connection: { ...server.connection, host: sockets } }),
    nowhere: addressOf({ connection: { ...server.connection, host: folder.path } }),
    async stopReplica() {
      await standby?.stop();
      standby = undefined;
    },
    startReplica() {
      standby = supervise({
        cluster,
        sockets,
        passwordFile,
        binaries,
        user,
        durable: false,
        log: silentLog,
      });
    },
    async stop() {
      await pair.stopReplica();
      await primary.close();
      await server.stop();
      await folder.remove();
    },
  };
  pair.startReplica();
  return pair;
}
