import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, jest } from '@jest/globals';
import { emptyDatabase } from '../../test/database/empty-database.ts';
import { launch, PRODUCT } from '../../test/processes/process.ts';
import { UNUSED_KEY } from '../../test/processes/unused-key.ts';
import { appliedMigrations, knownMigrations } from '../platform/database/index.ts';
import { temporaryFolder } from '../../test/tools/temporary-folder.ts';

jest.setTimeout(300_000);

const COMMAND = fileURLToPath(new URL('migrate.ts', import.meta.url));
let undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const work of undo) await work();
  undo = [];
});

async function fresh() {
  const database = await emptyDatabase();
  undo.push(database.drop);
  return database;
}

async function run(env: Record<string, string>) {
  const { ended, output } = launch(COMMAND, env);
  return { code: await ended, said: output() };
}

it('two jobs at once migrate once, and the second says that it waits or that all is there', async () => {
  const database = await fresh();
  const jobs = await Promise.all([1, 2].map(() => run({ DATABASE_URL: database.url })));
  const count = knownMigrations().length;
  expect(jobs.map(({ code }) => code)).toEqual([0, 0]);
  const said = jobs.map((job) => job.said.trim().split('\n').at(-1)).toSorted();
  expect(said).toEqual([`${count} migrations, ${count} in total.`, `All ${count} migrations were there.`]);
  expect(await appliedMigrations(database.pool)).toEqual(knownMigrations().map(({ hash }) => hash));
  const { rows } = await database.pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  expect(rows).toEqual([]);
});

it('says so while another process migrates', async () => {
  const database = await fresh();
  const other = await database.pool.connect();
  await other.query('select pg_advisory_lock(7406001)');
  const { ended, output, child } = launch(COMMAND, { DATABASE_URL: database.url });
  const waits = 'Another process migrates this database; this one waits for it.\n';
  while (output() !== waits && child.exitCode === null) await new Promise((next) => setTimeout(next, 50));
  expect(output()).toBe(waits);
  await other.query('select pg_advisory_unlock(7406001)');
  other.release();
  expect(await ended).toBe(0);
});

it('a start with MIGRATE=off refuses an empty database in one sentence and leaves it empty', async () => {
  const database = await fresh();
  const folder = temporaryFolder();
  undo.push(() => folder.remove());
  const env = { DATABASE_URL: database.url, DATA_DIR: folder.path, MIGRATE: 'off', HOME: folder.path };
  const { ended, output } = launch(PRODUCT, { ...env, RELEASE_TRUSTED_KEYS: UNUSED_KEY });
  expect(await ended).toBe(1);
  const lines = output().trim().split('\n');
  expect(lines.at(-1)).toMatch(
    /^The database has 0 of this program's \d+ migrations and MIGRATE is off: run this program's "npm run migrate" first\.$/,
  );
  expect(await appliedMigrations(database.pool)).toEqual([]);
});
