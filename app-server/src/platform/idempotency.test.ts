import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineCalls } from '@resort/shared/contract';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { card, idem } from '../schema/index.ts';
import { servedCalls } from '../domains/index.ts';
import { testDatabase } from '../../test/database/database.ts';
import { silentLog } from '../../test/tools/silent-log.ts';
import { serve } from './calls/serve.ts';
import { openDatabase, type OpenDatabase } from './database/index.ts';
import { DomainError } from './domain-error.ts';
import { newRandom, send, type Identity } from '../../test/platform/protocol/client.ts';
import { signIn } from '../../test/platform/protocol/sign-in.ts';
import { testApp, type TestApp } from '../../test/platform/protocol/test-app.ts';

const calls = defineCalls({
  'POST /test/cards': {
    body: z.object({ cardNo: z.string(), note: z.optional(z.string()) }),
    reply: z.object({ id: z.string() }),
    once: true,
    summary: 'Orders a card; the one call of this test',
  },
});

/** Slow enough for all concurrent requests to arrive meanwhile. */
const orderCard = serve(calls)({
  'POST /test/cards': async ({ body, db, caller }) => {
    if (body.note === 'refuse') throw new DomainError('NOT_FOUND');
    const at = sql`now()`;
    const { cardNo } = body;
    const [added] = await db
      .insert(card)
      .values({
        memberId: caller.memberId,
        cardNo,
        tier: 'GOLD',
        status: 'ACTIVE',
        issuedAt: at,
        expiresAt: at,
      })
      .returning({ id: card.id });
    await db.execute(sql`select pg_sleep(0.1)`);
    return { id: String(added?.id) };
  },
});

let database: Awaited<ReturnType<typeof testDatabase>>;
let sameDatabase: OpenDatabase;
let apps: [TestApp, TestApp];
let member: Identity;
let other: Identity;

beforeAll(async () => {
  database = await testDatabase();
  const databaseUrl = String(database.pool.options.connectionString);
  sameDatabase = await openDatabase({ databaseUrl, dataDir: '', log: silentLog });
  const served = [...servedCalls, ...orderCard];
  apps = [
    await testApp({ db: database.db, calls: served }),
    await testApp({ db: sameDatabase.db, calls: served }),
  ];
  member = await signIn(apps[0], '66000001');
  other = await signIn(apps[1], '66000002');
});
afterAll(async () => {
  for (const { fastify } of apps) await fastify.close();
  await sameDatabase.close();
  await database.drop();
});

const order = async (
  payload: Record<string, unknown>,
  { app = apps[0], as = member, random = newRandom() } = {},
) => (await send<{ id: string }>(app, 'POST /test/cards', { as, payload, random })).envelope;
const cardsNumbered = async (cardNo: string) => database.db.$count(card, eq(card.cardNo, cardNo));

describe('a call that runs once per key', () => {
  it('runs once for twenty requests over two app servers, and sends the same response to all', async () => {
    const payload = { cardNo: '100000000001', idempotencyKey: 'race' };
    const requests = Array.from({ length: 20 }, (_, n) => order(payload, { app: apps[n % 2 ? 1 : 0] }));
    const answers = await Promise.all(requests);
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 0));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await cardsNumbered('100000000001')).toBe(1);
  });

  it('refuses the key for another request', async () => {
    await order({ cardNo: '100000000002', idempotencyKey: 'reused' });
    const again = await order({ cardNo: '100000000003', idempotencyKey: 'reused' });
    expect(again).toMatchObject({ code: 10005 });
    expect(await cardsNumbered('100000000003')).toBe(0);
  });

  it('accepts members in another order, and another language', async () => {
    const first = await order({ cardNo: '100000000004', note: 'a', idempotencyKey: 'same' });
    const again = await order({ language: 'jp', idempotencyKey: 'same', note: 'a', cardNo: '100000000004' });
    expect(again).toEqual(first);
  });

  it('leaves the key unused if it fails', async () => {
    const key = { idempotencyKey: 'failed' };
    expect(await order({ cardNo: '100000000005', note: 'refuse', ...key })).toMatchObject({ code: 10011 });
    expect(await order({ cardNo: '100000000005', ...key })).toMatchObject({ code: 0 });
  });

  it('separates members', async () => {
    const first = await order({ cardNo: '100000000006', idempotencyKey: 'mine' });
    const second = await order({ cardNo: '100000000007', idempotencyKey: 'mine' }, { as: other });
    expect(second.code).toBe(0);
    expect(second.data.id).not.toBe(first.data.id);
  });

  it('responds to a request that the browser sent twice, and refuses one that never finished', async () => {
    const random = newRandom();
    const payload = { cardNo: '100000000008', idempotencyKey: 'resent' };
    const first = await order(payload, { random });
    expect(await order(payload, { random })).toEqual(first);
    const lost = newRandom();
    const refused = { cardNo: '100000000009', note: 'refuse', idempotencyKey: 'lost' };
    expect(await order(refused, { random: lost })).toMatchObject({ code: 10011 });
    expect(await order(refused, { random: lost })).toMatchObject({ code: 10006 });
  });

  it('requires a key', async () => {
    const missing = await order({ cardNo: '100000000010' });
    expect(missing).toMatchObject({ code: 10001, data: { fields: [{ path: 'idempotencyKey' }] } });
    expect(await order({ cardNo: '100000000010', idempotencyKey: 'k'.repeat(65) })).toMatchObject({
      code: 10001,
    });
  });

  it('encrypts stored responses', async () => {
    const { data } = await order({ cardNo: '100000000011', idempotencyKey: 'sealed' });
    const [row] = await database.db.select().from(idem).where(eq(idem.key, 'sealed'));
    expect(row?.answerSealed?.includes(JSON.stringify(data))).toBe(false);
  });
});
