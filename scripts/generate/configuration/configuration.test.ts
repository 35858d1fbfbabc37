import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '../../../shared/src/variables/variables.ts';
import { projectRoot } from '../../testing/tree.ts';
import { declaredVariables } from './declared.ts';
import { configurationPage, tableOf } from './tables.ts';
import { variablesOf, variablesRead } from './variables-read.ts';

/** Set by the system or by our own programs, never by a person. */
const NOT_FOR_PEOPLE = new Set(
  'CC CLOCK_SHIFT_S COMMIT COMPRESSED_CACHE HOME INIT_CWD JEST_WORKER_ID LD_PRELOAD NODE_COMPILE_CACHE NODE_ENV NODE_OPTIONS PATH RESORT_PROGRESS SOURCE_DATE_EPOCH TEST_BROWSER TMPDIR UNIT_WORKERS'.split(
    ' ',
  ),
);
/** Read by the S3 client and by OpenTelemetry, not by our sources. */
const READ_BY_PACKAGES = new Set(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'OTEL_SERVICE_NAME']);

const declared = await declaredVariables(projectRoot);
const names = new Set([...declared.values()].flatMap((variables) => Object.keys(variables)));
const read = variablesRead(projectRoot);

describe('the declared environment variables', () => {
  it('include every variable that a source reads', () => {
    const missing = [...read].filter(([name]) => !names.has(name) && !NOT_FOR_PEOPLE.has(name));
    expect(missing).toEqual([]);
  });

  it('include none that nothing reads', () => {
    expect([...names].filter((name) => !read.has(name) && !READ_BY_PACKAGES.has(name))).toEqual([]);
  });

  it('have no outdated exceptions', () => {
    expect([...NOT_FOR_PEOPLE].filter((name) => !read.has(name) || names.has(name))).toEqual([]);
  });

  it('are the tables of docs/configuration.md; `npm run configuration` writes them', async () => {
    const page = join(projectRoot, 'docs/configuration.md');
    expect(readFileSync(page, 'utf8')).toBe(await configurationPage(page, declared));
  });
});

it('a table has the names, the defaults and the meaning of variables', () => {
  const variables: Variables = {
    A_NUMBER: { default: 0, meaning: 'seconds' },
    A_TEXT: { default: 'on', isRequired: true, meaning: 'two of one row' },
    ITS_OTHER: { default: 'off', defaultText: 'none' },
    A_URL: { meaning: 'address' },
  };
  expect(tableOf(variables).split('\n').slice(2)).toEqual([
    '| `A_NUMBER` | 0 | seconds |',
    '| `A_TEXT` ★, `ITS_OTHER` | `on`, none | two of one row |',
    '| `A_URL` | – | address |',
  ]);
  expect(() => tableOf({ ALONE: {} })).toThrow('ALONE has no meaning.');
});

describe('a source', () => {
  it.each([
    ["process.env['NEW_ONE']", ['NEW_ONE']],
    ['env.NEW_ONE || 3', ['NEW_ONE']],
    ['const { NEW_ONE, OLD: folder = "x" } = process.env;', ['NEW_ONE', 'OLD']],
    ["function port({ NEW_ONE = '' }) {", ['NEW_ONE']],
    ["const value = (name: string) => env[name]; value('NEW_ONE')", ['NEW_ONE']],
    [
      "import type { ReadValue } from './a.ts'; together(value, ['A_URL', 'A_SECRET'])",
      ['A_URL', 'A_SECRET'],
    ],
    ["let read: ReadValue; readSignedTarget(value, 'PARTY')", ['PARTY_URL', 'PARTY_SECRET']],
    ["const ERROR = 'NOT_FOUND'; show({ ERROR });", []],
  ])('reads variables: %s', (source, found) => expect([...variablesOf(source)]).toEqual(found));
});
