import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OfferTile } from '@resort/mf-vouchers/contract';
import { sql } from 'drizzle-orm';
import { seed } from '../../../demo/index.ts';
import { migrate } from '../../../src/migrate.ts';
import { createMetrics } from '../../../src/platform/metrics/metrics.ts';
import { openReplica, type Database, type Replica } from '../../../src/platform/database/index.ts';
import { connectDatabase, type OpenDatabase } from '../../../src/platform/database/open.ts';
import { send } from '../../platform/protocol/client.ts';
import { testApp, type TestApp } from '../../platform/protocol/test-app.ts';
import { silentLog } from '../../tools/silent-log.ts';
import { until } from '../../tools/until.ts';
import { startPair, type Pair } from './standby.ts';

jest.setTimeout(120_000);

const LATE_MS = 1_500;
/** A replica that includes everything of before may be read. */
const ANY_TIME = Number.NEGATIVE_INFINITY;

let pair: Pair;
/** the replica's own connection of this test */
let there: OpenDatabase;
let replica: Replica;
let said: string[];

const tell = (details: object, message: string) => {
  // the pool says that its connections were lost
  if (!message.startsWith('the replica')) return;
  const { reason = '' } = details as { reason?: string };
  said.push([message, reason.split(':', 1)[0]].filter(Boolean).join(', '));
};
const log = { info: tell, warn: tell, error: tell };
const open = (url = pair.replicaUrl) => openReplica({ url, primary: pair.primary.db, lateMs: LATE_MS, log });
const isReplica = async (db: Database) => {
  const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
  return rows[0]?.is;
};
const readsReplica = async (since = ANY_TIME) => (await replica.read(isReplica, since)) === true;
const readsPrimary = async () => !(await readsReplica());
/** What a scrape says of the replica, by name. */
async function scraped(of: Replica = replica): Promise<Record<string, number>> {
  const text = await createMetrics(pair.primary.pool, { replica: of }).text();
  const lines = [...text.matchAll(/^(resort_replica_\w+) (\S+)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value]) => [name, Number(value)]));
}
const isAnswering = () =>
  there.pool.query('select 1').then(
    () => true,
    () => false,
  );

beforeAll(async () => {
  pair = await startPair(async ({ db }) => {
    await migrate(db);
    await seed(db, { environment: 'development' });
  });
  there = connectDatabase({ connectionString: pair.replicaUrl }, { log: silentLog });
  await until(isAnswering);
});
beforeEach(async () => {
  said = [];
  replica = await open();
  await until(readsReplica);
});
afterEach(() => replica.close());
afterAll(async () => {
  await there.close();
  await pair.stop();
});

describe('a replica', () => {
  it('is used, also while the primary is idle for longer than a replica may be late', async () => {
    await pause(2 * LATE_MS);
    await until(readsReplica);
    expect(said).toEqual(['the replica is used']);
  });

  it('is not used for a change before it has replayed it', async () => {
    await there.pool.query('select pg_wal_replay_pause()');
    await pair.primary.pool.query('create table note as select 1 as one');
    expect(await readsReplica(performance.now())).toBe(false);
    await there.pool.query('select pg_wal_replay_resume()');
    const now = performance.now();
    await until(() => readsReplica(now));
    const notes = async (db: Database) => (await db.execute(sql`select * from note`)).rows;
    expect(await replica.read(notes, now)).toEqual([{ one: 1 }]);
    await pair.primary.pool.query('drop table note');
  });

  it('that is late is not used until it has caught up; the log says so once', async () => {
    await there.pool.query('select pg_wal_replay_pause()');
    await pair.primary.pool.query('create table late as select 1');
    await until(() => said.includes('the replica is not used, it is late'));
    expect(await readsPrimary()).toBe(true);
    // it is asked several times more
    await pause(LATE_MS);
    const late = await scraped();
    expect(late['resort_replica_used']).toBe(0);
    expect(late['resort_replica_late_seconds']).toBeGreaterThan((2 * LATE_MS) / 1000);
    await there.pool.query('select pg_wal_replay_resume()');
    await until(readsReplica);
    await until(() => said.length === 3);
    expect(said).toEqual([
      'the replica is used',
      'the replica is not used, it is late',
      'the replica is used',
    ]);
    const caughtUp = await scraped();
    expect(caughtUp['resort_replica_used']).toBe(1);
    expect(caughtUp['resort_replica_late_seconds']).toBeLessThan(late['resort_replica_late_seconds'] ?? 0);
    await pair.primary.pool.query('drop table late');
  });

  it('that goes away in the middle of a read costs no answer, and is used when it is back', async () => {
    let asked = 0;
    const answer = await replica.read(async (db) => {
      asked += 1;
      if (asked === 1) await pair.stopReplica();
      return isReplica(db);
    }, ANY_TIME);
    expect([answer, asked]).toEqual([false, 2]);
    expect(await readsPrimary()).toBe(true);
    await pause(LATE_MS);
    pair.startReplica();
    await until(isAnswering);
    await until(readsReplica);
    await until(() => said.length === 3);
    expect(said.at(0)).toBe('the replica is used');
    expect(said.at(1)).toMatch(/^the replica is not used, (its connection was lost|it cannot be asked)$/);
    expect(said.at(2)).toBe('the replica is used');
  });
});

describe('a process that starts', () => {
  it('begins without a replica that is away', async () => {
    said = [];
    const away = await open(pair.nowhere);
    expect(await away.read(isReplica, ANY_TIME)).toBe(false);
    await until(() => said.length > 0);
    expect(said).toEqual(['the replica is not used, it cannot be asked']);
    // nobody knows how late it is
    expect(await scraped(away)).toEqual({ resort_replica_used: 0 });
    await away.close();
  });

  it('refuses another database, and an address that it may not enter', async () => {
    const other = new URL(pair.replicaUrl);
    other.pathname = 'postgres';
    await expect(open(other.href)).rejects.toThrow(
      'DATABASE_READ_URL leads to another database than a replica of DATABASE_URL.',
    );
    const stranger = new URL(pair.replicaUrl);
    stranger.password = 'wrong';
    await expect(open(stranger.href)).rejects.toThrow();
  });
});

describe('the catalogue', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await testApp({ db: pair.primary.db, replica });
  });
  afterEach(() => app.fastify.close());
  const firstBanner = async () => (await send<OfferTile[]>(app, 'GET /offer/banners')).envelope.data[0]?.name;
  const rename = (to: string) =>
    pair.primary.db.execute(sql`update offer set title = title || jsonb_build_object('en', ${to}::text)`);

  it('is read from the replica', async () => {
    await rename('Replayed');
    await until(async () => (await firstBanner()) === 'Replayed');
    await there.pool.query('select pg_wal_replay_pause()');
    await rename('Not replayed');
    await until(() => said.includes('the replica is not used, it is late'));
    // from the primary, as soon as the notice of the change is there: until then the answer of before is kept
    await until(async () => (await firstBanner()) === 'Not replayed');
    await there.pool.query('select pg_wal_replay_resume()');
    await until(readsReplica);
    expect(await firstBanner()).toBe('Not replayed');
  });
});

it('a replica that has become a primary is not used', async () => {
  await there.pool.query('select pg_promote()');
  await until(() => said.includes('the replica is not used, it is no replica'));
  // both say that they are no replica, so a mark tells them apart
  await there.pool.query('create table mark ()');
  const hasMark = async (db: Database) =>
    (await db.execute(sql`select to_regclass('mark') is not null as has`)).rows;
  expect(await replica.read(hasMark, ANY_TIME)).toEqual([{ has: false }]);
});
