import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { and, eq, isNull } from 'drizzle-orm';
import { PARTY_TOPIC } from '../domains/hotel/stays/party/dispatch.ts';
import { orders, outbox } from '../schema/index.ts';
import { partyDispatch } from '../domains/hotel/tables/hotel-orders.ts';
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

it('events that no party has decided are listed, and sent again with the same number', async () => {
  const { db } = database;
  const [order] = await db.select().from(orders).where(eq(orders.kind, 'ROOM')).limit(1);
  if (order === undefined) throw new Error('no stay was seeded');
  const partyRequestId = 'a'.repeat(32);
  const event = { orderId: order.id, partyCode: 'PMS', event: 'CONFIRMED', payload: {} } as const;
  await db.delete(partyDispatch);
  await db.insert(partyDispatch).values({ ...event, sequence: 1, partyRequestId, status: 'QUEUED' });
  const { status, said } = runCommand('webhooks', 'list');
  expect(status).toBe(0);
  expect(said.split('\t').slice(0, 5)).toEqual([partyRequestId, 'PMS', 'CONFIRMED', order.orderNo, 'QUEUED']);
  const due = () => db.$count(outbox, and(eq(outbox.topic, PARTY_TOPIC), isNull(outbox.deliveredAt)));
  const before = await due();
  for (const times of [1, 2]) {
    expect(runCommand('webhooks', 'resend', partyRequestId)).toMatchObject({
      status: 0,
      said: `${partyRequestId} will be sent again.`,
    });
    expect(await due()).toBe(before + times);
  }
  expect(await db.select().from(partyDispatch)).toMatchObject([{ partyRequestId, resends: 2, sequence: 1 }]);
  await db.update(partyDispatch).set({ status: 'CONFIRMED' });
  expect(runCommand('webhooks', 'list')).toMatchObject({ status: 0, said: '' });
  expect(runCommand('webhooks', 'resend', 'f'.repeat(32))).toMatchObject({
    status: 1,
    wrong: 'There is no such event.',
  });
  expect(runCommand('webhooks', 'resend').wrong).toMatch(/^Say it so:/);
}, 60_000);

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
