import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { testDatabase } from '../../test/database/database.ts';
import { emptyDatabaseUrl } from '../../test/database/empty-database.ts';
import { temporaryFolder } from '../../test/tools/temporary-folder.ts';

jest.setTimeout(180_000);

const SERVER_KEY = Buffer.alloc(32, 3).toString('base64');

let source: Awaited<ReturnType<typeof testDatabase>>;
let target: Awaited<ReturnType<typeof emptyDatabaseUrl>>;
let folder: ReturnType<typeof temporaryFolder>;

beforeAll(async () => {
  source = await testDatabase();
  target = await emptyDatabaseUrl();
  folder = temporaryFolder();
});
afterAll(async () => {
  await source.drop();
  await target.drop();
  await folder.remove();
});

function run(verb: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const program = fileURLToPath(new URL(`${verb}.ts`, import.meta.url));
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { PATH, DATA_DIR: folder.path, ...env },
  });
  return { status, said: (stdout + stderr).trim() };
}

describe('npm run backup and restore', () => {
  it('take one database to another, and say what they did', () => {
    const file = join(folder.path, 'members.gz');
    const from = { DATABASE_URL: String(source.pool.options.connectionString), SERVER_KEY };
    const backup = run('backup', [file], from);
    expect(backup.said).toMatch(
      /members\.gz: \d+ rows of \d+ tables, \d+ bytes\.\nKeep the server key [0-9a-f]{16} /,
    );
    expect(backup.said).not.toContain(SERVER_KEY);
    const to = { DATABASE_URL: target.url, SERVER_KEY };
    const restored = run('restore', [file], to);
    expect(restored.said).toMatch(
      /^\d+ rows of \d+ tables, as they were at 20[^\n]*Z\.\nEvery balance adds up\. /,
    );
    expect([backup.status, restored.status]).toEqual([0, 0]);
    const again = run('restore', [file], to);
    expect(again).toEqual({
      status: 1,
      said: expect.stringMatching(/^There are \d+ tables [^\n]* --force [^\n]*\.$/),
    });
  });

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['no file', [], { SERVER_KEY }, /^Usage: npm run backup -- <file> \[--force\]\.$/],
    ['no key', ['a.gz'], {}, /^SERVER_KEY is missing, and there is no \S+server-key: [^\n]*\.$/],
    ['no data', ['a.gz'], { SERVER_KEY }, /^DATA_DIR is "[^"]*", and there is no database in it\.$/],
    [
      'no folder',
      ['a.gz'],
      { SERVER_KEY, DATA_DIR: '/nowhere/at-all' },
      /^DATA_DIR is "\/nowhere\/at-all", and there is no such folder\.$/,
    ],
  ])('say in a sentence that there is %s', (_what, args, env, sentence) => {
    expect(run('backup', args, env)).toEqual({ status: 1, said: expect.stringMatching(sentence) });
  });
});
