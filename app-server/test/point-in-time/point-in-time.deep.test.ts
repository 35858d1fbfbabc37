import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { seed } from '../../demo/seeds/index.ts';
import { migrate } from '../../src/migrate.ts';
import {
  attachDatabase,
  inTransaction,
  knownMigrations,
  type Database,
  type OpenDatabase,
} from '../../src/platform/database/index.ts';
import { applyMigrations } from '../../src/platform/database/migrations/migrations.ts';
import { silentLog } from '../tools/silent-log.ts';
import { until } from '../tools/until.ts';
import { DRILL, startCluster, whyNoCluster, type Cluster } from './cluster.ts';
import { archived, momentOf } from './archive.ts';
import { FILL, newMovers, referencesIn, type Movers } from './movements.ts';

jest.setTimeout(3_600_000);

const why = whyNoCluster();
/** The mistake: somebody switches the guards of the ledger off, and deletes. */
const loseMovements = (db: Database) =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`delete from ledger_entry where txn_id in (select id from ledger_txn where ref_kind = 'DRILL')`,
    );
    await tx.execute(sql`delete from ledger_txn where ref_kind = 'DRILL'`);
  });

(why === undefined ? describe : describe.skip)(`an operator's PostgreSQL (${why ?? 'drilled'})`, () => {
  let cluster: Cluster;
  let database: OpenDatabase;
  let before: Movers;
  let after: Movers;
  let beforeBackups: string;
  let olderSchema: string;
  let beforeTheMistake: string;

  beforeAll(async () => {
    cluster = await startCluster();
    database = await attachDatabase({ databaseUrl: cluster.url, log: silentLog });
    const { db, pool } = database;
    await applyMigrations(pool, knownMigrations().slice(0, -1));
    beforeBackups = await momentOf(db);
    await cluster.pgBackRest('--type=full', 'backup');
    // a backup may have ended anywhere within its second
    await pause(1100);
    olderSchema = await momentOf(db);
    await migrate(db);
    await seed(db, { environment: 'development' });
    before = await newMovers(db, 'before');
    await before.fill(FILL);
    await cluster.pgBackRest('--type=full', 'backup');
    await before.fill(FILL / 10);
    await before.move(500);
    beforeTheMistake = await momentOf(db);
    await loseMovements(db);
    after = await newMovers(db, 'after');
    await after.move(200);
    await archived(db);
  });
  afterAll(async () => {
    await database?.close();
    await cluster?.remove();
  });

  const drill = (to: string, env?: NodeJS.ProcessEnv) => {
    const into = cluster.newPath();
    return cluster.drill(['--to', to, '--into', into], env).then((ran) => ({ ...ran, into }));
  };

  /** Starts the copy again with the command that the drill printed, and reads it. */
  async function within<T>(into: string, said: string, read: (copy: OpenDatabase) => Promise<T>): Promise<T> {
    const command = said.split('\n').find((line) => line.endsWith(' start')) ?? 'false';
    expect(await cluster.shell(`${command} >&2`)).toMatchObject({ status: 0 });
    const databaseUrl = `postgresql://postgres@localhost/resort?host=${encodeURIComponent(into)}`;
    const copy = await attachDatabase({ databaseUrl, log: silentLog });
    try {
      return await read(copy);
    } finally {
      await copy.close();
      await cluster.shell(`pg_ctl -D '${into}/data' -m fast stop`);
    }
  }

  it('comes back as it was just before a mistake: every movement before it and none after', async () => {
    const { status, said, into } = await drill(beforeTheMistake);
    const figures = said.split('\n').filter((line) => /^(?:\d|RPO|RTO)/.test(line));
    process.stdout.write(`a drill: ${figures.join(' ')}\n`);
    expect({ status, said }).toEqual({
      status: 0,
      said: expect.stringMatching(
        /^Backup \S+F, complete at \S+Z, brought to \S+Z\.\nSchema: all \d+ migrations\.\n\d{4,} movements\. Every balance adds up\.\nRPO: \d+\.\d s \(.*\)\.\nRTO: .*\.\nThe copy is stopped and stays in /,
      ),
    });
    await within(into, said, async ({ db, pool }) => {
      expect(await referencesIn(db)).toEqual(new Set(before.acknowledged));
      const { rows } = await pool.query(`select current_setting('archive_mode') as archive`);
      expect(rows).toEqual([{ archive: 'off' }]);
    });
    // nothing of the copy is in the archive of production
    expect(globSync(join(cluster.repository, 'archive/**/00000002*'))).toEqual([]);
    expect(await referencesIn(database.db)).toEqual(new Set(after.acknowledged));
  });

  it('comes back as it is now, with the mistake, which the checks find', async () => {
    const { status, said, into } = await drill('latest');
    expect({ status, said }).toEqual({
      status: 1,
      said: expect.stringMatching(
        /\naccount \d+ \(member \d+, DOLLAR AVAILABLE\): balance of its entries: \d+ instead of \d+\n[^]*The balances above do not add up\.\n[^]*stays in /,
      ),
    });
    await within(into, said, async ({ db }) =>
      expect(await referencesIn(db)).toEqual(new Set(after.acknowledged)),
    );
  });

  it('comes back with an older schema, which the drill migrates', async () => {
    const { status, said } = await drill(olderSchema);
    const known = knownMigrations().length;
    expect({ status, said }).toMatchObject({
      status: 0,
      said: expect.stringContaining(`\nSchema: ${known - 1} of ${known} migrations; the copy was migrated`),
    });
    expect(said).toContain('\nRPO: unknown, because there is no movement.\n');
  });

  it('leaves nothing when the drill is stopped', async () => {
    const into = cluster.newPath();
    const child = cluster.startDrill(['--to', beforeTheMistake, '--into', into]);
    await until(() => existsSync(join(into, 'pg_hba.conf')));
    child.kill('SIGTERM');
    await new Promise((done) => child.once('close', done));
    expect(child.exitCode).toBe(1);
    expect(existsSync(into)).toBe(false);
  });

  describe('says in a sentence, and leaves the folder as it was,', () => {
    it.each<[string, () => string, NodeJS.ProcessEnv, RegExp]>([
      [
        'that the moment is before every backup',
        () => beforeBackups,
        {},
        /^The oldest backup was complete at \S+Z and the moment is before it: choose a later one\.$/,
      ],
      [
        'that the moment is in the future',
        () => '2999-01-01T00:00:00Z',
        {},
        /^The moment 2999-\S+ is in the future: choose one that is over, or --to latest\.$/,
      ],
      [
        'that the archive does not reach the moment',
        () => new Date().toISOString(),
        {},
        /^The moment is after the last archived change \(20[^)]+\): choose an earlier moment, --to latest, or wait [^\n]*\.$/,
      ],
      [
        'that a time needs a zone',
        () => '2026-11-27T01:00:00',
        {},
        /^The moment "2026-11-27T01:00:00" is no time with a zone: [^\n]*\.$/,
      ],
      [
        'that the passphrase is wrong',
        () => beforeTheMistake,
        { PGBACKREST_REPO1_CIPHER_PASS: 'another' },
        /^The backups cannot be read: pgBackRest says "\[FormatError\] [^\n]*"\. Check its configuration and its passphrase\.$/,
      ],
      [
        'that there is no passphrase',
        () => beforeTheMistake,
        { PGBACKREST_REPO1_CIPHER_PASS: undefined },
        /^The backups cannot be read: pgBackRest says "[^\n]*repo1-cipher-pass"\. [^\n]*\.$/,
      ],
      [
        'that pgBackRest is missing',
        () => beforeTheMistake,
        { PATH: '/nowhere' },
        /^The program pgbackrest cannot be started: install it, or put its folder into PATH\.$/,
      ],
    ])('%s', async (_what, to, env, sentence) => {
      const { status, said, into } = await drill(to(), env);
      expect({ status, said: said.trim() }).toEqual({ status: 1, said: expect.stringMatching(sentence) });
      expect(existsSync(into)).toBe(false);
    });

    it('that the stanza is unknown', async () => {
      const into = cluster.newPath();
      expect(await cluster.drill(['--to', 'latest', '--into', into, '--stanza', 'other'])).toEqual({
        status: 1,
        said: 'The stanza "other" has no backups: pgBackRest says "missing stanza path". Name yours with --stanza.\n',
      });
      expect(existsSync(into)).toBe(false);
    });

    it('that the folder is not empty, or cannot be written', async () => {
      const into = cluster.newPath();
      mkdirSync(join(into, 'kept'), { recursive: true });
      const full = await cluster.drill(['--to', 'latest', '--into', into]);
      expect(full).toEqual({
        status: 1,
        said: `The folder ${into} is not empty, so the drill leaves it alone: choose an empty one.\n`,
      });
      expect(readdirSync(into)).toEqual(['kept']);
      expect(
        await cluster.drill(['--to', 'latest', '--into', join(cluster.newPath(), 'in-nothing')]),
      ).toEqual({
        status: 1,
        said: expect.stringMatching(/^The folder \S+ cannot be used \(ENOENT\): [^\n]*\.\n$/),
      });
    });

    const isRoot = process.getuid?.() === 0;
    (isRoot ? it : it.skip)('that root may not run it (needs root)', () => {
      const into = cluster.newPath();
      const args = [DRILL, '--to', 'latest', '--into', into];
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: expect.stringMatching(/^PostgreSQL does not run as root: run the drill as [^\n]*\.\n$/),
      });
      expect(existsSync(into)).toBe(false);
    });

    it('how it is used', async () => {
      expect(await cluster.drill(['--to', 'latest'])).toEqual({
        status: 1,
        said: expect.stringMatching(/^Usage: npm run restore-drill -- [^\n]*\.\n$/),
      });
    });
  });

  it('says that the database is unknown, and leaves the copy', async () => {
    const into = cluster.newPath();
    const { status, said } = await cluster.drill(['--to', 'latest', '--into', into, '--database', 'other']);
    expect({ status, said }).toEqual({
      status: 1,
      said: expect.stringContaining(
        'The copy cannot be read: PostgreSQL says "database "other" does not exist".',
      ),
    });
    expect(readdirSync(into)).toContain('data');
  });
});
