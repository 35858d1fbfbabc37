import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase } from '../../test/database/database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

function runCommand(...args: string[]) {
  const program = fileURLToPath(new URL('partner.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: String(database.pool.options.connectionString) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, said: stdout.trim(), wrong: stderr.trim() };
}

it('keys of partners are created with what they may do, listed, and revoked once', () => {
  const created = runCommand(
    'keys',
    'create',
    'lotus-till',
    '--scopes',
    'code:read,sale:write',
    '--properties',
    'sjm',
  );
  const keyId = created.said.split('\n')[0] ?? '';
  expect(created.status).toBe(0);
  expect(keyId).toMatch(/^lotus-till-[0-9a-f]{12}$/);
  expect(created.said).toContain('BEGIN PRIVATE KEY');
  expect(runCommand('keys', 'list').said).toBe(`${keyId}\tin use\tcode:read,sale:write\tsjm`);
  expect(runCommand('keys', 'revoke', keyId)).toMatchObject({ status: 0, said: `${keyId} is revoked.` });
  expect(runCommand('keys', 'revoke', keyId)).toMatchObject({
    status: 1,
    wrong: 'There is no such key in use.',
  });
  expect(runCommand('keys', 'list').said).toContain(`${keyId}\trevoked `);
  expect(runCommand('keys', 'create', 'lotus-till', '--scopes', 'all').wrong).toMatch(
    /^Scopes are code:read/,
  );
  expect(runCommand().wrong).toMatch(/^Say it so:/);
}, 60_000);
