import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { reconcile } from '../../src/core/ledger/reconcile.ts';
import { createKey } from '../../src/partner/keys.ts';
import { SCOPES } from '../../src/partner/route.ts';
import { testDatabase } from '../database/database.ts';
import type { KeyPair } from '../partner/over-http.ts';
import { startServerOn } from '../processes/two-servers.ts';
import type { ServerProcess } from '../processes/process.ts';
import { KILLS, TIMES } from './kills.ts';
import { newSeller, sellOnce } from './sellers.ts';

jest.setTimeout(300_000);

/** Sales between two kills. */
const SALES_BEFORE_A_KILL = 25;

const sellers = ['66000101', '66000103', '66000104', '66000105'].map(newSeller);
const sold = () => sellers.reduce((sum, { kept, voided }) => sum + kept.length + voided.length, 0);
let database: Awaited<ReturnType<typeof testDatabase>>;
let server: ServerProcess;
let till: KeyPair;

beforeAll(async () => {
  database = await testDatabase();
  server = await startServerOn(database);
  const { keyId, privateKey = '' } = await createKey(database.db, { partner: 'till', scopes: SCOPES });
  till = { keyId, privateKey };
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
});

/** Sells at every till until `work` is done; missing answers are expected. */
async function selling(work: () => Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const tills = sellers.map(async (seller) => {
    while (!end.signal.aborted) {
      await sellOnce(server.origin, till, seller).catch(() => pause(20));
    }
  });
  try {
    await work();
  } finally {
    end.abort();
    await Promise.all(tills);
  }
}

const reaching = async (count: number) => {
  while (sold() < count) await pause(10);
};

/** Sales whose earnings differ from what they say; each row is one contradiction. */
const CONTRADICTIONS = `
  select 'earned in another amount' as what, s.sale_id as subject
    from sale s left join lateral (
      select count(*) as rules, coalesce(sum(e.taken_back), 0) as back, coalesce(sum(e.amount), 0) as amount
      from earned e where e.ref_id = 'S' || s.id) e on true
    where e.rules <> 3 or (s.status = 'SOLD' and e.back <> 0) or (s.status = 'VOID' and e.back <> e.amount)
  union all
  select 'earned for no sale', e.ref_id
    from earned e where e.ref_id like 'S%' and not exists (select from sale s where 'S' || s.id = e.ref_id)
  union all
  select 'void with money', s.sale_id from sale s where s.status = 'VOID' and s.refunded <> s.money`;

describe('while tills sell and void', () => {
  it.each(TIMES)(`kill -9 of Node, %i of ${KILLS}`, async () => {
    const before = sold();
    await selling(async () => {
      await reaching(before + SALES_BEFORE_A_KILL);
      await server.end('SIGKILL');
    });
    server = await startServerOn(database);
    await selling(() => reaching(sold() + 1));
  });

  it('every acknowledged sale is there once, with what it earned, and the books balance', async () => {
    // what a till was in the middle of is finished with the same keys
    await selling(() => reaching(sold() + sellers.length));
    const { rows } = await database.pool.query<{ saleId: string; status: string }>(
      'select sale_id as "saleId", status from sale',
    );
    const status = new Map(rows.map(({ saleId, status: now }) => [saleId, now]));
    expect(status.size).toBe(rows.length);
    const lost = sellers.flatMap(({ kept, voided }) => [
      ...kept.filter((saleId) => status.get(saleId) !== 'SOLD'),
      ...voided.filter((saleId) => status.get(saleId) !== 'VOID'),
    ]);
    expect(lost).toEqual([]);
    expect(sellers.flatMap(({ odd }) => odd)).toEqual([]);
    expect((await database.pool.query(CONTRADICTIONS)).rows).toEqual([]);
    expect(await reconcile(database.db)).toEqual([]);
    expect(sellers.flatMap(({ voided }) => voided).length).toBeGreaterThan(KILLS);
  });
});
