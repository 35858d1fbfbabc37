import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFolder } from '../domains/content/files/folder.ts';
import { allFiles } from '../../test/domains/content/folder.ts';
import { allItems } from '../../test/domains/content/items.ts';
import { testDatabase } from '../../test/database/database.ts';
import { temporaryFolder } from '../../test/tools/temporary-folder.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const folders: ReturnType<typeof temporaryFolder>[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  for (const folder of folders) await folder.remove();
  await database.drop();
});

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder.path;
}

function content(...args: string[]) {
  const program = fileURLToPath(new URL('content.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: String(database.pool.options.connectionString) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, said: stdout.trim(), refused: stderr.trim() };
}

it('exports, checks and imports a folder, and says what it did', () => {
  const folder = newFolder();
  expect(content('export', folder)).toMatchObject({
    status: 0,
    said: `${allFiles().size} files in ${folder}.`,
  });
  const file = join(folder, 'articles/city/taipa-lanes/en.md');
  const files = readFolder(folder);
  writeFileSync(
    file,
    (files.get('articles/city/taipa-lanes/en.md') ?? '').replace('Three lanes', 'Four lanes'),
  );
  const all = allItems().length;
  const changes = `changed articles/city/taipa-lanes\n0 added, 1 changed, ${all - 1} unchanged.`;
  expect(content('check', folder)).toMatchObject({ status: 0, said: `${changes} Nothing was stored.` });
  expect(content('import', folder)).toMatchObject({ status: 0, said: changes });
  expect(content('import', folder)).toMatchObject({
    status: 0,
    said: `0 added, 0 changed, ${all} unchanged.`,
  });
  const again = newFolder();
  content('export', again);
  expect(readFolder(again)).toEqual(readFolder(folder));
});

it('refuses a folder with a line for each problem', () => {
  const folder = newFolder();
  content('export', folder);
  rmSync(join(folder, 'articles/city/taipa-lanes/kr.md'));
  writeFileSync(join(folder, 'ads/empty.json'), '{}');
  const { status, refused } = content('import', folder);
  expect(status).toBe(1);
  expect(refused.split('\n')).toEqual(
    expect.arrayContaining([
      'articles/city/taipa-lanes/kr.md: is missing',
      'ads/empty.json: title: is missing; expected fields in braces',
      expect.stringMatching(/^\d+ problems; nothing was stored\.$/),
    ]),
  );
});

it.each([
  [[], 'Say it so: npm run content -- import <folder>, check <folder> or export <folder>.'],
  [['import', '/nowhere/at/all'], 'There is no folder /nowhere/at/all.'],
])('says what is wrong with %j', (args, sentence) => {
  expect(content(...args)).toMatchObject({ status: 1, refused: sentence });
});

it('exports to an empty folder only', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  expect(content('export', folder).refused).toMatch(/is not empty/);
  expect(readdirSync(folder)).toEqual(['mine.txt']);
});
