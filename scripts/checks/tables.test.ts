import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectRoot } from '../testing/tree.ts';

it('every file of tables is in the list from which migrations are made', async () => {
  const files = globSync('app-server/src/domains/*/tables/*.ts', { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(10);
  const all = (await import(join(projectRoot, 'app-server/src/domains/tables.ts'))) as object;
  for (const file of files)
    expect(all).toMatchObject((await import(join(projectRoot, file))) as Record<string, unknown>);
});
