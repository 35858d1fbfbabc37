import { mkdirSync, chownSync, renameSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { reconcile } from '../../src/core/ledger/reconcile.ts';
import { migrate } from '../../src/migrate.ts';
import { attachDatabase, type OpenDatabase } from '../../src/platform/database/index.ts';
import { serverUser } from '../../src/platform/database/embedded/server-user.ts';
import { silentLog } from '../tools/silent-log.ts';
import { archived, archivedFiles, isReplaying, momentOf } from './archive.ts';
import { until } from '../tools/until.ts';
import { startCluster, whyNoCluster, type Cluster } from './cluster.ts';
import { newMovers, referencesIn, type Movers } from './movements.ts';

jest.setTimeout(3_600_000);

const why = whyNoCluster();

/* The steps of docs/runbook.md, "Point-in-time recovery", on the cluster itself. */
(why === undefined ? describe : describe.skip)(`a lost disk (${why ?? 'recovered'})`, () => {
  let cluster: Cluster;
  let database: OpenDatabase;
  let movers: Movers;
  const open = () => attachDatabase({ databaseUrl: cluster.url, log: silentLog });

  beforeAll(async () => {
    cluster = await startCluster();
    database = await open();
    await migrate(database.db);
    movers = await newMovers(database.db, 'moved');
    await movers.move(500);
    await cluster.pgBackRest('--type=full', 'backup');
  });
  afterAll(async () => {
    await database?.close();
    await cluster?.remove();
  });

  it('costs the movements that were not archived, and no earlier one', async () => {
    const { db } = database;
    const already = await archivedFiles(db);
    let isOver = false;
    // it ends with the server
    const moving = movers.move(Number.MAX_SAFE_INTEGER, () => isOver).catch(() => undefined);
    while ((await archivedFiles(db)) < already + 2) await pause(100);
    await pause(3000);
    await cluster.stop('immediate');
    const lostAt = Date.now();
    isOver = true;
    await moving;
    await database.close();
    renameSync(cluster.data, `${cluster.data}-lost`);
    mkdirSync(cluster.data, { mode: 0o700 });
    const user = serverUser();
    if (user) chownSync(cluster.data, user.uid, user.gid);

    await cluster.pgBackRest('restore');
    await cluster.start();
    database = await open();
    await until(async () => !(await isReplaying(database.db)));
    const { rows } = await database.db.execute<{ newest: string; at: string }>(
      sql`select max(at) as newest from ledger_txn`,
    );
    const restored = await referencesIn(database.db);
    const lost = movers.acknowledged.filter((id) => !restored.has(id));
    const seconds = (lostAt - new Date(String(rows[0]?.newest)).getTime()) / 1000;
    process.stdout.write(
      `a lost disk: ${lost.length} of ${movers.acknowledged.length} movements lost, those of the last ${seconds} s\n`,
    );
    expect(await reconcile(database.db)).toEqual([]);
    // what eight writers do at once may be acknowledged in another order
    const before = movers.acknowledged.slice(0, movers.acknowledged.length - lost.length - 8);
    expect(before.filter((id) => !restored.has(id))).toEqual([]);
    expect(before.length).toBeGreaterThan(500);
  });

  it('archives again after the recovery, and is drilled on its new timeline', async () => {
    await cluster.pgBackRest('check');
    await cluster.pgBackRest('--type=full', 'backup');
    const kept = await referencesIn(database.db);
    const more = await newMovers(database.db, 'more');
    await more.move(100);
    const moment = await momentOf(database.db);
    await more.move(100);
    await archived(database.db);
    const into = cluster.newPath();
    const { status, said } = await cluster.drill(['--to', moment, '--into', into]);
    expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('adds up.') });
    const { rows } = await database.db.execute<{ count: string }>(
      sql`select count(*) as count from ledger_txn where at <= ${moment}`,
    );
    expect(said).toContain(`\n${rows[0]?.count} movements. `);
    expect((await referencesIn(database.db)).size).toBe(kept.size + 200);
  });
});
