import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../../platform/database/index.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { ledgerAccount, ledgerHold, ledgerLot, ledgerRelease, ledgerTxn } from '../../schema/index.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { newMember } from '../../../test/made/members.ts';
import { balanceOf } from './balance.ts';
import { separately } from './each-member.ts';
import { earn } from './earn.ts';
import { expireLots } from './expire-lots.ts';
import { hold } from './hold.ts';
import { redeem } from '../../../demo/seeds/spending/redeem.ts';
import { reconcile } from './reconcile.ts';
import { refund } from './refund.ts';
import { releaseDue } from './release-due.ts';
import { releaseOverdueHolds } from './release-overdue-holds.ts';
import { capture, release } from './settle.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let member: number;
let other: number;
const clock = testClock();
const unit = 'DOLLAR';

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  member = await newMember(database.db);
  other = await newMember(database.db);
});
afterEach(async () => expect(await reconcile(database.db)).toEqual([]));
afterAll(() => database.drop());

let references = 0;
const newRef = () => ({ kind: 'JOB', id: String((references += 1)) });
const run = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(database.db, work);
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
const today = () => new Date(clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
const balance = (of = member) => balanceOf(database.db, clock, { memberId: of, unit });
const give = (amount: bigint, more: { expiresOn?: string; releaseAt?: Date } = {}, memberId = member) =>
  run((tx) => earn(tx, clock, { memberId, unit, amount, ref: newRef(), ...more }));
/** The stored balance of a member's bucket, including amounts that cannot be spent any more. */
async function bucket(name: string, of = member): Promise<bigint | null | undefined> {
  const accounts = await database.db.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, of));
  return accounts.find((account) => account.unit === unit && account.bucket === name)?.balance;
}

describe('an amount earned for later', () => {
  it('can be spent from its release on, until its last day, for each member', async () => {
    await give(7_00n, { releaseAt: inSeconds(60), expiresOn: '2099-01-01' });
    await give(2_00n, { releaseAt: inSeconds(61) });
    await give(5_00n, { releaseAt: inSeconds(60) }, other);
    clock.advance(59);
    await releaseDue(database.db, clock);
    expect(await balance()).toMatchObject({ available: 0n, pending: 9_00n });
    clock.advance(1);
    await releaseDue(database.db, clock);
    await releaseDue(database.db, clock);
    expect(await balance()).toEqual({
      available: 7_00n,
      held: 0n,
      pending: 2_00n,
      expiring: [{ on: '2099-01-01', amount: 7_00n }],
    });
    expect(await balance(other)).toEqual({ available: 5_00n, held: 0n, pending: 0n, expiring: [] });
    const rows = await database.db
      .select()
      .from(ledgerRelease)
      .where(eq(ledgerRelease.memberId, member))
      .orderBy(ledgerRelease.releaseAt);
    expect(rows.map(({ releasedAt }) => releasedAt?.getTime() ?? null)).toEqual([
      clock.now().getTime(),
      null,
    ]);
  });

  it('can be spent at once if its release is due', async () => {
    await give(3_00n, { releaseAt: inSeconds(0) });
    expect(await balance()).toMatchObject({ available: 3_00n, pending: 0n });
  });
});

describe('an expired amount', () => {
  const isExpiryOf = (of: number) => and(eq(ledgerTxn.memberId, of), eq(ledgerTxn.kind, 'EXPIRE'));

  it('is removed on the day after, in Macau, and nothing else', async () => {
    await give(3_00n, { expiresOn: today() });
    await give(4_00n);
    await give(5_00n, { expiresOn: today() }, other);
    await expireLots(database.db, clock);
    expect(await bucket('AVAILABLE')).toBe(7_00n);
    expect((await balance()).available).toBe(7_00n);
    clock.advance(86_400);
    // it could not be spent any more before it was removed
    expect([(await balance()).available, await bucket('AVAILABLE')]).toEqual([4_00n, 7_00n]);
    await expireLots(database.db, clock);
    await expireLots(database.db, clock);
    expect([await bucket('AVAILABLE'), await bucket('AVAILABLE', other)]).toEqual([4_00n, 0n]);
  });

  it('is only what is left of it', async () => {
    await give(3_00n, { expiresOn: today() });
    await run((tx) => redeem(tx, clock, { memberId: member, unit, amount: 1_00n, ref: newRef() }));
    clock.advance(86_400);
    await expireLots(database.db, clock);
    expect(await bucket('AVAILABLE')).toBe(0n);
    const [lot] = await database.db.select().from(ledgerLot).where(eq(ledgerLot.memberId, member));
    expect(await database.db.select().from(ledgerTxn).where(isExpiryOf(member))).toEqual([
      expect.objectContaining({ amount: 2_00n, refKind: 'lot', refId: String(lot?.id) }),
    ]);
  });
});

describe('an overdue hold', () => {
  const holdFor = (amount: bigint, expiresAt?: Date, memberId = member) => {
    const ref = newRef();
    const until = expiresAt === undefined ? {} : { expiresAt };
    return run((tx) => hold(tx, clock, { memberId, unit, amount, ref, ...until })).then(() => ref);
  };

  it('is released with its old expiry at its time; a hold without one stays', async () => {
    await give(9_00n, { expiresOn: '2099-01-01' });
    await give(9_00n, {}, other);
    const ref = await holdFor(4_00n, inSeconds(60));
    await holdFor(3_00n);
    await holdFor(2_00n, inSeconds(60), other);
    clock.advance(59);
    await releaseOverdueHolds(database.db, clock);
    expect(await balance()).toMatchObject({ available: 2_00n, held: 7_00n });
    clock.advance(1);
    await releaseOverdueHolds(database.db, clock);
    await releaseOverdueHolds(database.db, clock);
    expect(await balance()).toEqual({
      available: 6_00n,
      held: 3_00n,
      pending: 0n,
      expiring: [{ on: '2099-01-01', amount: 6_00n }],
    });
    expect(await balance(other)).toMatchObject({ available: 9_00n, held: 0n });
    const [row] = await database.db.select().from(ledgerHold).where(eq(ledgerHold.refId, ref.id));
    expect([row?.status, row?.resolvedAt?.getTime()]).toEqual(['RELEASED', clock.now().getTime()]);
    // a hold released by the job counts as released
    expect(await run((tx) => release(tx, clock, ref))).toEqual([{ memberId: member, unit, amount: 4_00n }]);
  });

  it('can also be released by a call, with its old expiry', async () => {
    await give(5_00n, { expiresOn: '2099-06-30' });
    const ref = await holdFor(5_00n, inSeconds(60));
    clock.advance(60);
    expect(await run((tx) => release(tx, clock, ref))).toHaveLength(1);
    expect((await balance()).expiring).toEqual([{ on: '2099-06-30', amount: 5_00n }]);
  });

  it('cannot be refunded once it was released', async () => {
    await give(5_00n);
    const ref = await holdFor(5_00n);
    await run((tx) => release(tx, clock, ref));
    const late = run((tx) => refund(tx, clock, { ref, unit, sequence: 1, amount: 1_00n }));
    await expect(late).rejects.toThrow(`nothing was spent for JOB ${ref.id}`);
  });
});

describe('a refund', () => {
  it('of a redemption is credited in its unit only, and each sequence belongs to one amount', async () => {
    await give(8_00n, { expiresOn: '2099-01-01' });
    const ref = newRef();
    await run((tx) => redeem(tx, clock, { memberId: member, unit, amount: 8_00n, ref }));
    const back = (change: Partial<Parameters<typeof refund>[2]> = {}) =>
      run((tx) => refund(tx, clock, { ref, unit, sequence: 1, amount: 3_00n, ...change }));
    await expect(back({ unit: 'POINT' })).rejects.toThrow('nothing was spent');
    await expect(back({ ref: { ...ref, kind: 'OTHER' } })).rejects.toThrow('nothing was spent');
    await expect(back({ ref: newRef() })).rejects.toThrow('nothing was spent');
    await back();
    await back();
    await expect(back({ amount: 2_00n })).rejects.toThrow(`REFUND JOB ${ref.id} stands for something else`);
    await back({ sequence: 2, amount: 2_00n });
    expect((await balance()).expiring).toEqual([{ on: '2099-01-01', amount: 5_00n }]);
  });

  it('that is requested three times concurrently is paid once', async () => {
    await give(8_00n);
    const ref = newRef();
    await run((tx) => redeem(tx, clock, { memberId: member, unit, amount: 8_00n, ref }));
    const back = () => run((tx) => refund(tx, clock, { ref, unit, sequence: 1, amount: 3_00n }));
    await Promise.all([back(), back(), back()]);
    expect(await balance()).toMatchObject({ available: 3_00n });
  });
});

describe('a reference', () => {
  it('belongs to one member: another one’s is refused', async () => {
    const ref = newRef();
    const earning = { unit, amount: 1_00n, ref } as const;
    await run((tx) => earn(tx, clock, { memberId: member, ...earning }));
    const theirs = run((tx) => earn(tx, clock, { memberId: other, ...earning }));
    await expect(theirs).rejects.toThrow(`EARN JOB ${ref.id} stands for something else`);
  });

  it('is distinguished by kind, unit and type of movement', async () => {
    const ref = newRef();
    for (const one of [
      { unit, ref },
      { unit: 'POINT', ref },
      { unit, ref: { ...ref, kind: 'OTHER' } },
    ] as const)
      await run((tx) => earn(tx, clock, { memberId: member, amount: 4_00n, ...one }));
    await run((tx) => hold(tx, clock, { memberId: member, unit, amount: 4_00n, ref }));
    expect(await balance()).toMatchObject({ available: 4_00n, held: 4_00n });
    expect(await run((tx) => capture(tx, clock, { ...ref, kind: 'OTHER' }))).toEqual([]);
  });
});

describe('work for each member', () => {
  it('continues after a failure, and reports it at the end', async () => {
    const done: number[] = [];
    const failing = separately(
      database.db,
      [{ memberId: 1 }, { memberId: 2 }, { memberId: 3 }],
      async (_tx, id) => {
        if (id === 2) throw new Error('the second');
        done.push(id);
      },
    );
    await expect(failing).rejects.toMatchObject({
      message: 'failed for the members 2',
      errors: [expect.objectContaining({ message: 'the second' })],
    });
    expect(done).toEqual([1, 3]);
    await expect(separately(database.db, [{ memberId: 1 }], async () => {})).resolves.toBeUndefined();
  });
});
