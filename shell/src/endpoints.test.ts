import { expect, it, jest } from '@jest/globals';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { baseApi } from '@resort/shared/api';

const root = new URL('../..', import.meta.url).pathname;

/** All endpoints share one API: of two endpoints with the same name the second is silently ignored. */
it('endpoint names are unique over shared, the shell and all remotes', async () => {
  process.env['NODE_ENV'] = 'development'; // RTK Query complains in no other
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const modules = globSync(['{shared,shell}/src/calls/*.ts', 'mf-*/src/api/*.ts'], { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  for (const file of modules) await import(pathToFileURL(root + file).href);
  expect(complaint.mock.calls.map(([text]) => String(text))).toEqual([]);
  expect(Object.keys(baseApi.endpoints).length).toBeGreaterThan(modules.length / 2);
});
