import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { seed } from '../../../../app-server/demo/seeds/index.ts';
import { migrate } from '../../../../app-server/src/migrate.ts';
import {
  addressOf,
  startEmbeddedPostgres,
} from '../../../../app-server/src/platform/database/embedded/start.ts';
import { openDatabase, type OpenDatabase } from '../../../../app-server/src/platform/database/index.ts';
import { createSecrets } from '../../../../app-server/src/platform/secrets/secrets.ts';
import { newRedemptions } from '../../../../app-server/test/load/redemptions.ts';
import { silentLog } from '../../../../app-server/test/tools/silent-log.ts';
import { temporaryFolder } from '../../../../app-server/test/tools/temporary-folder.ts';
import { startApp, type Measured } from '../processes.ts';
import type { Askers } from '../subjects.ts';
import { undo } from '../undo.ts';
import { someMembers } from './askers.ts';
import { fill } from './fill/fill.ts';
import { watchStatements, type StatementWatch } from './statement-costs.ts';

/** A product with so many members and their year, on a PostgreSQL of its own. */
export interface Grown extends Askers {
  readonly members: number;
  readonly address: string;
  readonly serverKey: Buffer;
  readonly database: OpenDatabase;
  readonly watch: StatementWatch;
  readonly measured: Measured;
  readonly aside: Measured;
  /** of the database, bytes */
  readonly bytes: number;
  stop(): Promise<void>;
}

/** Readers and as many who redeem; the smallest size has just so many members. */
export const ASKERS = 1000;

async function bytesOf(address: string): Promise<number> {
  const client = new pg.Client(address);
  await client.connect();
  const { rows } = await client.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  await client.end();
  return rows[0]?.bytes ?? 0;
}

/** Migrated, seeded and filled, and stopped again: its statements are counted from the next start on. */
async function prepare(dataDir: string, members: number, serverKey: Buffer, tell: (line: string) => void) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  try {
    const address = addressOf(postgres);
    const { db, close } = await openDatabase({ databaseUrl: address, log: silentLog });
    try {
      await migrate(db);
      await seed(db, { environment: 'development' });
      const { sealMark } = createSecrets(serverKey);
      await fill(address, { members, sealMark }, tell);
      await db.$client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
    } finally {
      await close();
    }
  } finally {
    await postgres.stop();
  }
}

/** Takes minutes for a million members. */
export async function openGrown(members: number, tell: (line: string) => void): Promise<Grown> {
  const works: (() => Promise<unknown>)[] = [];
  try {
    const folder = temporaryFolder();
    works.push(folder.remove);
    const serverKey = randomBytes(32);
    await prepare(folder.path, members, serverKey, tell);
    const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: silentLog });
    works.push(postgres.stop);
    const address = addressOf(postgres);
    const database = await openDatabase({ databaseUrl: address, log: silentLog });
    works.push(database.close);
    const watch = await watchStatements(address);
    works.push(watch.close);
    const all = await someMembers(database.db, { members, count: ASKERS * 2, serverKey });
    const redemptions = await newRedemptions(database.db, all.slice(ASKERS));
    const launch = async () => {
      const app = await startApp(address, serverKey, { ROLE: 'web' });
      works.push(app.stop);
      return app;
    };
    const [measured, aside] = [await launch(), await launch()];
    const bytes = await bytesOf(address);
    tell(`${members} members: ${(bytes / 2 ** 30).toFixed(2)} GB`);
    const stop = () => undo(works);
    const askers = { readers: all.slice(0, ASKERS), redemptions };
    return { ...askers, members, address, serverKey, database, watch, measured, aside, bytes, stop };
  } catch (error) {
    await undo(works);
    throw error;
  }
}
