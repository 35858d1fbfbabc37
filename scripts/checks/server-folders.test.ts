import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectRoot } from '../testing/tree.ts';

const MOST_ENTRIES = 25;

/** The files and folders in each folder of the server, but not what drizzle-kit writes in one row. */
function entries(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('app-server/{src,demo,test,content}/**/*.*', { cwd: projectRoot })) {
    if (file.includes('node_modules')) continue;
    for (let path = file; path.includes('/'); path = dirname(path)) {
      const folder = dirname(path);
      found.set(folder, (found.get(folder) ?? new Set()).add(path));
    }
  }
  return found;
}

it(`no folder of the server has more than ${MOST_ENTRIES} entries`, () => {
  const folders = entries();
  expect(folders.size).toBeGreaterThan(150);
  const full = [...folders].filter(([, all]) => all.size > MOST_ENTRIES);
  expect(full.map(([folder, all]) => `${folder}: ${all.size}`)).toEqual([]);
});

it('every file of tables is in the list from which migrations are made', async () => {
  const files = globSync('app-server/src/domains/*/tables/*.ts', { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(10);
  const all = (await import(join(projectRoot, 'app-server/src/domains/tables.ts'))) as object;
  for (const file of files)
    expect(all).toMatchObject((await import(join(projectRoot, file))) as Record<string, unknown>);
});
