import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { askForName } from '../core/member/name-change.ts';
import { lockMember } from '../core/member/lock-member.ts';
import { createClock } from '../platform/time/clock.ts';
import { inTransaction } from '../platform/database/index.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { member } from '../schema/index.ts';
import { testDatabase } from '../../test/database/database.ts';
import { newMember } from '../../test/made/members.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let memberId: number;

beforeAll(async () => {
  database = await testDatabase();
  memberId = await newMember(database.db);
});
afterAll(() => database.drop());

function runCommand(...args: string[]) {
  const program = fileURLToPath(new URL('name-changes.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: String(database.pool.options.connectionString) };
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', env });
  return { status, said: stdout.trim() };
}
const ask = (firstName: string) =>
  inTransaction(database.db, async (tx) => {
    const services = {
      environment: 'development',
      clock: createClock(),
      secrets: createSecrets(Buffer.alloc(32, 7)),
    } as const;
    const own = await lockMember(tx, memberId);
    return askForName(tx, services, own, { firstName, lastName: 'Member', reason: 'New passport' });
  });
const firstName = async () => {
  const [own] = await database.db.select().from(member).where(eq(member.id, memberId));
  return own?.firstName;
};

it('names under review are listed, refused or approved, each once', async () => {
  await ask('Free');
  expect(await ask('Ada')).toBe('PENDING_REVIEW');
  const { said } = runCommand();
  const id = said.split(' ')[0] ?? '';
  expect(said).toMatch(/^\d+ T\d+ Free Member -> Ada Member: New passport$/);
  expect(runCommand('reject', id)).toEqual({ status: 0, said: `${id} REJECTED` });
  expect(runCommand('approve', id).status).toBe(1);
  expect(await firstName()).toBe('Free');

  await ask('Ada');
  const next = runCommand().said.split(' ')[0] ?? '';
  expect(runCommand('approve', next)).toEqual({ status: 0, said: `${next} APPROVED` });
  expect(await firstName()).toBe('Ada');
  expect(runCommand()).toEqual({ status: 0, said: '' });
}, 60_000);
