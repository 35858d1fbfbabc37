import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/index.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { ledgerHold, ledgerTxn } from '../../schema/index.ts';
import { newMember } from '../../../test/made/members.ts';
import { fulfilled, refusals } from '../../../test/tools/outcomes.ts';
import { twoProcesses, type TwoProcesses } from '../../../test/processes/two-processes.ts';
import type { Reference } from './reference.ts';
import { balanceOf } from './balance.ts';
import { earn } from './earn.ts';
import { hold } from './hold.ts';
import { reconcile } from './reconcile.ts';
import { releaseDue } from './release-due.ts';
import { capture, release } from './settle.ts';
import type * as races from '../../../test/core/ledger/races.ts';

jest.setTimeout(60_000);

let processes: TwoProcesses<typeof races>;
let memberId: number;
const clock = testClock();
const unit = 'DOLLAR';

beforeAll(async () => {
  processes = await twoProcesses(new URL('../../../test/core/ledger/races.ts', import.meta.url), clock);
});
beforeEach(async () => {
  memberId = await newMember(processes.db);
});
afterEach(async () => {
  expect(await reconcile(processes.db)).toEqual([]);
});
afterAll(() => processes.drop());

let references = 0;
const newRef = (): Reference => ({ kind: 'RACE', id: String((references += 1)) });
const balance = (of = memberId) => balanceOf(processes.db, clock, { memberId: of, unit });
const give = (amount: bigint, more: { expiresOn?: string; releaseAt?: Date } = {}, to = memberId) =>
  inTransaction(processes.db, (tx) =>
    earn(tx, clock, { memberId: to, unit, amount, ref: newRef(), ...more }),
  );
const holding = (ref: Reference, amount: bigint) => ({ memberId, unit, amount, ref }) as const;
const holdNow = (ref: Reference, amount: bigint) =>
  inTransaction(processes.db, (tx) => hold(tx, clock, holding(ref, amount)));

describe('races for one balance', () => {
  it('I2: 40 holds of 7.00 against 100.00: fourteen succeed, 2.00 are left', async () => {
    await give(60_00n);
    await give(40_00n, { expiresOn: '2099-01-01' });
    const results = await processes.race(40, () => ['hold', holding(newRef(), 7_00n)]);
    expect(fulfilled(results)).toHaveLength(14);
    expect(refusals(results)).toEqual(Array.from({ length: 26 }, () => 'BALANCE_INSUFFICIENT'));
    expect(await balance()).toMatchObject({ available: 2_00n, held: 98_00n });
  });

  it('I1, I3: holds, redemptions and earnings of several members leave every balance explained', async () => {
    const members = [memberId, await newMember(processes.db), await newMember(processes.db)];
    for (const member of members) await give(20_00n, {}, member);
    const moves = ['earn', 'redeem', 'hold', 'hold'] as const;
    await processes.race(60, (n) => {
      const about = { memberId: members[n % 3] ?? 0, unit, amount: BigInt(1_00 + n), ref: newRef() } as const;
      // each kind of move comes from both processes
      return [moves[(n >> 1) % 4] ?? 'hold', about];
    });
    const { rows } = await processes.pool.query('select sum(amount)::text as sum from ledger_entry');
    expect(rows).toEqual([{ sum: '0' }]);
  });

  it('I3: the entries of an account tell its balance after each of them', async () => {
    await give(100_00n);
    await processes.race(30, () => ['hold', holding(newRef(), 1_00n)]);
    const { rows } = await processes.pool.query(`
      select count(*)::int as wrong from (
        select balance_after, sum(amount) over (partition by account_id order by id) as running
        from ledger_entry where balance_after is not null) entries
      where balance_after <> running`);
    expect(rows).toEqual([{ wrong: 0 }]);
  });

  it('credit a new member once per reference', async () => {
    const ref = newRef();
    const results = await processes.race(30, () => ['earn', holding(ref, 5_00n)]);
    expect(fulfilled(results)).toHaveLength(30);
    expect(await balance()).toMatchObject({ available: 5_00n });
  });
});

describe('races for one hold', () => {
  it('I4: a hold resolves once: captured or released, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      await give(10_00n);
      const before = (await balance()).available;
      const ref = newRef();
      await holdNow(ref, 10_00n);
      // in two rounds each process does one of the two, in the other two both do both
      const isCapture = (n: number) => (round < 2 ? n : n >> 1) % 2 === round % 2;
      const results = await processes.race(32, (n) => [isCapture(n) ? 'capture' : 'release', ref]);
      expect(fulfilled(results)).toHaveLength(16);
      expect(refusals(results)).toEqual(Array.from({ length: 16 }, () => 'HOLD_SETTLED'));
      const [held] = await processes.db.select().from(ledgerHold).where(eq(ledgerHold.refId, ref.id));
      const left = held?.status === 'CAPTURED' ? before - 10_00n : before;
      expect(await balance()).toMatchObject({ available: left, held: 0n });
      const ends = sql`${ledgerTxn.kind} = 'RESOLVE' and ${ledgerTxn.refId} = ${String(held?.id)}`;
      expect(await processes.db.$count(ledgerTxn, ends)).toBe(1);
    }
  });

  it('I4: the database refuses a second end on its own', async () => {
    await give(1_00n);
    const ref = newRef();
    await holdNow(ref, 1_00n);
    await inTransaction(processes.db, (tx) => release(tx, clock, ref));
    const second = processes.pool
      .query(`insert into ledger_txn (kind, unit, member_id, amount, ref_kind, ref_id, at)
      select kind, unit, member_id, amount, ref_kind, ref_id, at from ledger_txn where kind = 'RESOLVE' limit 1`);
    await expect(second).rejects.toMatchObject({ code: '23505' });
  });

  it('refund no more than was captured, each sequence once', async () => {
    await give(10_00n);
    const ref = newRef();
    await holdNow(ref, 10_00n);
    await inTransaction(processes.db, (tx) => capture(tx, clock, ref));
    await processes.race(36, (n) => ['refund', { ref, unit, sequence: 1 + ((n >> 1) % 6), amount: 3_00n }]);
    expect(await balance()).toMatchObject({ available: 9_00n });
  });
});

describe('the ledger’s jobs', () => {
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const today = () => new Date(clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

  it('release once what is due, whoever runs them', async () => {
    await give(7_00n, { releaseAt: inSeconds(60), expiresOn: '2099-01-01' });
    await releaseDue(processes.db, clock);
    expect(await balance()).toMatchObject({ available: 0n, pending: 7_00n });
    clock.advance(60);
    const runs = await processes.race(30, () => ['releaseDue']);
    expect(fulfilled(runs)).toHaveLength(30);
    expect(await balance()).toEqual({
      available: 7_00n,
      held: 0n,
      pending: 0n,
      expiring: [{ on: '2099-01-01', amount: 7_00n }],
    });
  });

  it('expire once what is past its last day, and spending never reaches it', async () => {
    await give(3_00n, { expiresOn: today() });
    await give(4_00n);
    clock.advance(86_400);
    expect(await balance()).toMatchObject({ available: 4_00n, expiring: [] });
    const late = holdNow(newRef(), 5_00n);
    await expect(late).rejects.toMatchObject({ error: 'BALANCE_INSUFFICIENT' });
    const runs = await processes.race(30, () => ['expireLots']);
    expect(fulfilled(runs)).toHaveLength(30);
    const isExpiry = sql`${ledgerTxn.kind} = 'EXPIRE' and ${ledgerTxn.memberId} = ${memberId}`;
    expect(await processes.db.$count(ledgerTxn, isExpiry)).toBe(1);
    expect(await balance()).toMatchObject({ available: 4_00n });
  });

  it('give back once what was held too long, also while it is being captured', async () => {
    await give(9_00n);
    const ref = newRef();
    const expiresAt = inSeconds(60);
    await inTransaction(processes.db, (tx) =>
      hold(tx, clock, { memberId, unit, amount: 9_00n, ref, expiresAt }),
    );
    clock.advance(60);
    const results = await processes.race(40, (n) =>
      (n >> 1) % 2 ? ['releaseOverdueHolds'] : ['capture', ref],
    );
    expect(fulfilled(results)).toHaveLength(20);
    expect(refusals(results)).toEqual(Array.from({ length: 20 }, () => 'HOLD_SETTLED'));
    expect(await balance()).toMatchObject({ available: 9_00n, held: 0n });
  });
});
