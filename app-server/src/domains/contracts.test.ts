import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as shared from '@resort/shared/calls/rows';
import { SERVED_AFTER_SESSION_END, STATE_CHANGING_GETS } from '../platform/protocol/special-calls.ts';
import { servedCalls } from './index.ts';

/** By name, so that a table that is bound nowhere is found. */
function rowsOf(contract: object): string[] {
  return Object.entries(contract)
    .filter(([name]) => name.endsWith('Calls'))
    .flatMap(([, calls]) => Object.keys(calls as object));
}
const { sharedCalls, ...topics } = shared;
const keys = servedCalls.map(({ key }) => key).sort();

describe('the contracts', () => {
  it('serve each of their rows exactly once, also those of a remote that this test does not name', async () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const files = globSync('mf-*/contract/*.calls.ts', { cwd: root });
    const remotes = await Promise.all(
      files.map(async (file) => (await import(pathToFileURL(root + file).href)) as object),
    );
    const rows = [topics, ...remotes].flatMap(rowsOf);
    expect(new Set(rows).size).toBe(rows.length);
    expect(keys).toEqual(rows.sort());
    expect(Object.keys(sharedCalls).sort()).toEqual(rowsOf(topics).sort());
  });

  it('contain the calls that the protocol treats specially', () => {
    expect(keys).toEqual(expect.arrayContaining([...STATE_CHANGING_GETS, ...SERVED_AFTER_SESSION_END]));
  });

  it('require sign-check for the two calls that charge a locked price', () => {
    const demanding = servedCalls.filter(({ row }) => row.signCheck === true).map(({ key }) => key);
    expect(demanding.sort()).toEqual(['POST /hotel/cart', 'POST /hotel/pay']);
  });
});

const run = (script: string, ...options: string[]) =>
  execFileSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...options], {
    encoding: 'utf8',
  });

describe('the command lines', () => {
  it('print what is served, sorted, and nothing else', () => {
    const lines = keys.map((key) => key.replace(' ', '\t')).sort();
    expect(run('../cli/calls.ts')).toBe(`${lines.join('\n')}\n`);
  });

  it('find openapi.json equal to the contracts', () => {
    expect(run('../cli/openapi.ts', '--check')).toBe('');
  });
});
