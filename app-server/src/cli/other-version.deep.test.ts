import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase } from '../../test/database/database.ts';
import { temporaryFolder } from '../../test/tools/temporary-folder.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const folder = temporaryFolder();

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await folder.remove();
  await database.drop();
});

const COMMANDS = [
  ['content', 'content.ts'],
  ['properties', 'properties.ts'],
] as const;

const exportTo = (program: string, target: string) =>
  spawnSync(process.execPath, [fileURLToPath(new URL(program, import.meta.url)), 'export', target], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: String(database.pool.options.connectionString) },
  });

it.each(COMMANDS)('%s reads a database of this version', (name, program) => {
  const target = join(folder.path, name);
  expect(exportTo(program, target)).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(target).length).toBeGreaterThan(0);
});

it.each(COMMANDS)('%s neither reads nor migrates a database of another version', async (name, program) => {
  const count = 'select count(*)::int as count from drizzle.__drizzle_migrations';
  const last = 'select max(id) from drizzle.__drizzle_migrations';
  await database.pool.query(`delete from drizzle.__drizzle_migrations where id = (${last})`);
  const before = await database.pool.query(count);
  expect(exportTo(program, join(folder.path, `${name}-other`))).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'The database and this program differ in their version: start the program once.\n',
  });
  expect((await database.pool.query(count)).rows).toEqual(before.rows);
});
