import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readSource } from '../sources.ts';
import { projectRoot } from '../testing/tree.ts';
import { readProduct } from '../where/find-call.ts';
import { unmadeCalls } from '../where/unmade.ts';

const RECORD = 'docs/decisions/2026-11-23-calls-without-a-screen.md';

/** Calls and reasons of the record's table. */
const recorded = [
  ...readFileSync(join(projectRoot, RECORD), 'utf8').matchAll(/^\| `([A-Z]+ \/[^`]+)` +\| (.*?) *\|$/gm),
].map(([, call = '', why = '']) => ({ call, why }));

it('every call is made by a screen or is on the record, with a reason, and not both', () => {
  const unmade = unmadeCalls(readProduct(projectRoot));
  // a call that is missing here needs a screen or a row; a row that is too many goes
  expect(recorded.map(({ call }) => call).sort()).toEqual(unmade);
  expect(recorded.filter(({ why }) => why.length < 10)).toEqual([]);
});

it('sees a call that no screen makes, and each way of making one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unmade-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return readSource(folder, join(folder, name));
  };
  const keys = ['GET /never', 'GET /list', 'POST /taken', 'PUT /sent'];
  try {
    const rows = keys.map((key) => `'${key}': {}`).join(', ');
    const sources = [
      write('some.calls.ts', `export const someCalls = defineCalls({ ${rows} });`),
      write(
        'api.ts',
        `const { get, post } = clientOf<typeof someCalls>();
        const api = { never: build.query(get('/never')), list: build.infiniteQuery(pagesOf(get('/list'))), taken: build.mutation(post('/taken')) };
        export const { useNeverQuery, useListInfiniteQuery } = api;`,
      ),
      write('List.tsx', 'useListInfiniteQuery({});'),
      write('taken.ts', 'const { taken } = api.endpoints;'),
      write('sent.ts', "calls.put('/sent');"),
    ];
    expect(unmadeCalls(sources)).toEqual(['GET /never']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
