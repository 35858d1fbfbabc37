import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../../platform/database/index.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { newMember } from '../../../test/made/members.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';
import { balanceOf } from './balance.ts';
import { earn } from './earn.ts';
import { hold } from './hold.ts';
import { post } from './post.ts';
import { redeem } from '../../../demo/seeds/spending/redeem.ts';
import { refund } from './refund.ts';
import { reconcile } from './reconcile.ts';
import { capture, release } from './settle.ts';
import type { Reference } from './reference.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let memberId: number;
const clock = testClock();
const unit = 'DOLLAR';

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  memberId = await newMember(database.db);
});
afterAll(async () => {
  expect(await reconcile(database.db)).toEqual([]);
  await database.drop();
});

let references = 0;
const newRef = (kind = 'TEST'): Reference => ({ kind, id: String((references += 1)) });
const run = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(database.db, work);
const balance = () => balanceOf(database.db, clock, { memberId, unit });
const give = (amount: bigint, expiresOn?: string, releaseAt?: Date) =>
  run((tx) =>
    earn(tx, clock, {
      memberId,
      unit,
      amount,
      ref: newRef(),
      ...(expiresOn === undefined ? {} : { expiresOn }),
      ...(releaseAt === undefined ? {} : { releaseAt }),
    }),
  );
const holdFor = (ref: Reference, amount: bigint) =>
  run((tx) => hold(tx, clock, { memberId, unit, amount, ref }));

describe('a member’s balance', () => {
  it('is what was earned, held and spent', async () => {
    await give(100_00n);
    const ref = newRef();
    await holdFor(ref, 30_00n);
    expect(await balance()).toMatchObject({ available: 70_00n, held: 30_00n, pending: 0n });
    await run((tx) => capture(tx, clock, ref));
    expect(await balance()).toMatchObject({ available: 70_00n, held: 0n });
    await run((tx) => redeem(tx, clock, { memberId, unit, amount: 70_00n, ref }));
    expect(await balance()).toEqual({ available: 0n, held: 0n, pending: 0n, expiring: [] });
  });

  it('cannot be spent beyond what is available', async () => {
    await give(10_00n);
    await expect(holdFor(newRef(), 10_01n)).rejects.toMatchObject({ error: 'BALANCE_INSUFFICIENT' });
    const instant = redeemed(10_01n);
    await expect(instant).rejects.toMatchObject({ error: 'BALANCE_INSUFFICIENT' });
    expect(await balance()).toMatchObject({ available: 10_00n, held: 0n });
  });

  const redeemed = (amount: bigint) =>
    run((tx) => redeem(tx, clock, { memberId, unit, amount, ref: newRef() }));

  it('separates dollars and points', async () => {
    await give(10_00n);
    await run((tx) => earn(tx, clock, { memberId, unit: 'POINT', amount: 7n, ref: newRef() }));
    expect(await balance()).toMatchObject({ available: 10_00n });
    expect(await balanceOf(database.db, clock, { memberId, unit: 'POINT' })).toMatchObject({
      available: 7n,
    });
  });

  it('can change several times in one transaction, all or nothing', async () => {
    await give(10_00n);
    const [first, second] = [newRef(), newRef()];
    await run(async (tx) => {
      await hold(tx, clock, { memberId, unit, amount: 4_00n, ref: first });
      await capture(tx, clock, first);
      await hold(tx, clock, { memberId, unit, amount: 6_00n, ref: second });
    });
    expect(await balance()).toMatchObject({ available: 0n, held: 6_00n });
    const failing = run(async (tx) => {
      await release(tx, clock, second);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await balance()).toMatchObject({ available: 0n, held: 6_00n });
  });
});

describe('a reference', () => {
  it('is unique: a repetition does nothing, another amount is refused', async () => {
    const ref = newRef();
    const earning = { memberId, unit, ref, amount: 5_00n } as const;
    await run((tx) => earn(tx, clock, earning));
    await run((tx) => earn(tx, clock, earning));
    await holdFor(ref, 2_00n);
    await holdFor(ref, 2_00n);
    expect(await balance()).toMatchObject({ available: 3_00n, held: 2_00n });
    await expect(holdFor(ref, 1_00n)).rejects.toThrow('stands for something else');
  });

  it('settles everything it holds, in both units; nothing held is no error', async () => {
    const ref = newRef();
    await give(5_00n);
    await run((tx) => earn(tx, clock, { memberId, unit: 'POINT', amount: 9n, ref: newRef() }));
    await holdFor(ref, 5_00n);
    await run((tx) => hold(tx, clock, { memberId, unit: 'POINT', amount: 9n, ref }));
    const settled = await run((tx) => capture(tx, clock, ref));
    expect(settled.map(({ amount }) => amount)).toEqual([5_00n, 9n]);
    expect(await run((tx) => capture(tx, clock, newRef()))).toEqual([]);
  });
});

describe('a movement', () => {
  it('is refused if the member has no accounts yet', async () => {
    const movement = { memberId, unit, amount: 1n, ref: newRef(), kind: 'EARN' } as const;
    const early = run((tx) => post(tx, clock, { ...movement, from: 'LIABILITY', to: 'PENDING' }));
    await expect(early).rejects.toThrow(`no accounts for LIABILITY to PENDING of member ${memberId}`);
  });

  it("takes the ledger's lock in lock order: earlier ranks must be taken before it", async () => {
    const late = run(async (tx) => {
      await earn(tx, clock, { memberId, unit, amount: 1n, ref: newRef() });
      takeLocks(tx, 'order', [1]);
    });
    await expect(late).rejects.toThrow(`out of the lock order: order 1 after ledger ${memberId}`);
  });
});

describe('a hold', () => {
  it.each([
    ['captured', capture, release],
    ['released', release, capture],
  ] as const)('that was %s can be so again, but never the other', async (_, settle, other) => {
    await give(5_00n);
    const ref = newRef();
    await holdFor(ref, 5_00n);
    await run((tx) => settle(tx, clock, ref));
    await run((tx) => settle(tx, clock, ref));
    await expect(run((tx) => other(tx, clock, ref))).rejects.toMatchObject({ error: 'HOLD_SETTLED' });
  });

  it('cannot be captured after it has expired', async () => {
    await give(5_00n);
    const ref = newRef();
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    await run((tx) => hold(tx, clock, { memberId, unit, amount: 5_00n, ref, expiresAt }));
    clock.advance(60);
    const late = run((tx) => capture(tx, clock, ref));
    await expect(late).rejects.toMatchObject({ error: 'HOLD_SETTLED' });
  });
});

describe('lots', () => {
  it('are spent by expiry, and returned amounts keep theirs, the latest first', async () => {
    await give(10_00n);
    await give(10_00n, '2099-06-30');
    await give(10_00n, '2099-01-31');
    const ref = newRef();
    await holdFor(ref, 15_00n);
    expect((await balance()).expiring).toEqual([{ on: '2099-06-30', amount: 5_00n }]);
    await run((tx) => capture(tx, clock, ref));
    await run((tx) => refund(tx, clock, { ref, unit, sequence: 1, amount: 6_00n }));
    await run((tx) => refund(tx, clock, { ref, unit, sequence: 1, amount: 6_00n }));
    expect((await balance()).expiring).toEqual([
      { on: '2099-01-31', amount: 1_00n },
      { on: '2099-06-30', amount: 10_00n },
    ]);
    const rest = { ref, unit, sequence: 2, amount: 9_01n } as const;
    await expect(run((tx) => refund(tx, clock, rest))).rejects.toThrow('more is given back');
    await run((tx) => refund(tx, clock, { ...rest, amount: 9_00n }));
    expect((await balance()).available).toBe(30_00n);
  });

  it('cannot be refunded while their hold is open', async () => {
    await give(5_00n);
    const ref = newRef();
    await holdFor(ref, 5_00n);
    const early = run((tx) => refund(tx, clock, { ref, unit, sequence: 1, amount: 1_00n }));
    await expect(early).rejects.toThrow('nothing was spent');
  });
});

describe('the database', () => {
  const entry = (amount: number) =>
    sql`insert into ledger_entry (txn_id, account_id, amount)
      select txn_id, account_id, ${amount} from ledger_entry order by id desc limit 1`;

  it('I1: refuses a transaction that does not sum to zero', async () => {
    await give(1_00n);
    const unbalanced = run((tx) => tx.execute(entry(5)));
    await expect(unbalanced).rejects.toMatchObject({ code: '23514' });
  });

  it('I1: refuses a transaction over two units or two members', async () => {
    await give(1_00n);
    const other = await newMember(database.db);
    const about = { memberId: other, unit: 'POINT', amount: 1n, ref: newRef() } as const;
    await run((tx) => earn(tx, clock, about));
    for (const isElsewhere of [
      `member_id = ${memberId} and unit = 'POINT'`,
      `member_id = ${other} and unit = 'DOLLAR'`,
    ]) {
      const elsewhere = run((tx) =>
        tx.execute(sql`insert into ledger_entry (txn_id, account_id, amount)
          select (select max(id) from ledger_txn), id, n
          from ledger_account, unnest(array[1, -1]) n
          where bucket = 'PENDING' and ${sql.raw(isElsewhere)}`),
      );
      await expect(elsewhere).rejects.toMatchObject({ code: '23514' });
    }
  });

  it('I2: refuses a bucket below zero', async () => {
    await give(1_00n);
    const below = run((tx) => tx.execute(entry(-1_000_000)));
    await expect(below).rejects.toMatchObject({
      cause: { constraint: 'ledger_account_never_below_zero' },
    });
  });

  it.each([
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
    'update ledger_txn set amount = 1',
    'delete from ledger_txn',
    'delete from ledger_lot_use',
  ])('I3: refuses %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
  });
});
