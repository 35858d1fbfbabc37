import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyTree, type Copy } from '../../testing/copy.ts';
import { projectRoot } from '../../testing/tree.ts';
import { addCall } from './add-call.ts';

const REQUEST = { unit: 'mf-membership', call: 'GET /member/room-keys' };
const REMOTES = globSync('mf-*', { cwd: projectRoot });
const TIME_LIMIT_MS = 300_000;

let copy: Copy;
let files: string[];

beforeAll(() => {
  copy = copyTree(['shared', 'app-server', 'tools', ...REMOTES]);
  files = addCall(copy.root, REQUEST);
  copy.run('prettier', '--write', ...files);
}, TIME_LIMIT_MS);
afterAll(() => copy.remove());

const run: Copy['run'] = (...command) => copy.run(...command);

describe('a new call', () => {
  it('writes row, endpoint, table, handler and test, and names them in three files', () =>
    expect(files).toEqual([
      'mf-membership/contract/room-keys.calls.ts',
      'mf-membership/src/api/room-keys.ts',
      'app-server/src/domains/membership/tables/room-keys.ts',
      'app-server/src/domains/membership/room-keys.ts',
      'app-server/src/domains/membership/room-keys.test.ts',
      'mf-membership/contract/index.ts',
      'app-server/src/domains/tables.ts',
      'app-server/src/domains/membership/routes.ts',
    ]));
  it('is formatted', () => expect(run('prettier', '--check', ...files)).toBe('fine'));
  it('has the right types', () => expect(run('tsc', '-p', '.')).toBe('fine'), TIME_LIMIT_MS);
  it(
    'passes the lint',
    () => expect(run('oxlint', '--type-aware', '--deny-warnings', ...files)).toBe('fine'),
    TIME_LIMIT_MS,
  );
  it(
    'has a migration that creates its table, and nothing else',
    () => {
      const server = join(copy.root, 'app-server');
      const before = new Set(globSync('migrations/*.sql', { cwd: server }));
      expect(run('env', '-C', server, 'drizzle-kit', 'generate')).toBe('fine');
      const made = globSync('migrations/*.sql', { cwd: server }).filter((file) => !before.has(file));
      expect(made).toHaveLength(1);
      const sql = readFileSync(join(server, made[0] ?? ''), 'utf8');
      expect(sql.match(/^(?:CREATE|ALTER|DROP) \w+ "\w+"/gm)).toEqual(['CREATE TABLE "room_keys"']);
    },
    TIME_LIMIT_MS,
  );
  it(
    'passes its own test on PostgreSQL',
    () => {
      writeFileSync(
        join(copy.root, 'jest.server.mjs'),
        "import all from './jest.config.mjs'; export default all.projects.find((room) => room.displayName === 'server');",
      );
      const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '-c', 'jest.server.mjs'];
      expect(run('node', ...jest, 'app-server/src/domains/membership/room-keys.test.ts')).toBe('fine');
    },
    TIME_LIMIT_MS,
  );
});

it.each([
  [REQUEST, 'exists already'],
  [{ ...REQUEST, call: 'POST /member/keys' }, 'is not a call that reads a list'],
  [{ ...REQUEST, call: 'GET /member/{id}' }, 'is not a call that reads a list'],
  [{ ...REQUEST, unit: 'membership' }, 'is not a remote'],
  [{ unit: 'mf-spa', call: 'GET /spa/list' }, 'has no contract/index.ts'],
])('refuses %j', (request, reason) => expect(() => addCall(copy.root, request)).toThrow(reason));
