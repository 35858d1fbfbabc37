/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { inTransaction } from '../../../src/platform/database/index.ts';
import { DomainError } from '../../../src/platform/domain-error.ts';
import { testClock } from '../../platform/protocol/test-clock.ts';
import { inventoryCounter, inventoryUnit, voucher } from '../../../src/schema/index.ts';
import { newCoupon } from '../../made/coupons.ts';
import { newMember } from '../../made/members.ts';
import { registerTestKind, reserve, type TestOrder } from '../../made/test-orders.ts';
import { twoPools, type TwoPools } from '../../database/two-pools.ts';
import { earn } from '../../../src/core/ledger/earn.ts';
import { brokenInvariants } from '../../model/invariants.ts';
import { grantVoucher } from '../../../src/core/vouchers/grant-voucher.ts';
import { cancelOrder } from '../../../src/core/orders/cancel.ts';
import { settlePaid } from '../../../src/core/orders/settle-paid.ts';
import { sweepOrders } from '../../../src/core/orders/sweep.ts';

jest.setTimeout(120_000);
registerTestKind();

const clock = testClock();
const NIGHTS = ['n1', 'n2', 'n3'];
const SEATS = Array.from({ length: 12 }, (_, n) => `A${n}`);
const nothing = () => undefined;
const log = { info: nothing, warn: nothing, error: nothing };
let pools: TwoPools;
let memberId: number;
const placed: number[] = [];

beforeAll(async () => {
  pools = await twoPools();
  memberId = await newMember(pools.db);
  await pools.db
    .insert(inventoryCounter)
    .values(NIGHTS.map((period) => ({ type: 'ROOM', key: 'r', period, total: 12 })));
  await pools.db
    .insert(inventoryUnit)
    .values([
      ...SEATS.map((name) => ({ type: 'SEAT', key: 'S1', name })),
      { type: 'THERAPIST', key: 'T1', name: '' },
    ]);
  const couponCode = await newCoupon(pools.db, clock);
  await inTransaction(pools.db, async (tx) => {
    await earn(tx, clock, { memberId, unit: 'DOLLAR', amount: 60_00n, ref: { kind: 'test', id: 'gift' } });
    for (const id of ['1', '2', '3'])
      await grantVoucher(tx, clock, { memberId, couponCode, ref: { kind: 'test', id } });
  });
});
afterAll(() => pools.drop());

type Operation =
  | {
      readonly do: 'place';
      readonly wants: Omit<TestOrder, 'memberId' | 'voucherIds'>;
      readonly voucher: number | null;
    }
  | { readonly do: 'pay' | 'cancel'; readonly pick: number }
  | { readonly do: 'sweep' }
  | { readonly do: 'time passes'; readonly seconds: number };

const hour = (n: number) => `2027-01-01T${String(9 + n)}:00:00+08:00`;
const some = <T>(of: readonly T[]) => fc.subarray([...of], { maxLength: 2 });
const place = fc.record({
  do: fc.constant('place' as const),
  wants: fc.record({
    nights: some(NIGHTS).map((nights) => nights.map((night) => ['r', night] as const)),
    seats: some(SEATS),
    resources: fc
      .option(fc.nat(3))
      .map((at) => (at === null ? [] : [{ key: 'T1', from: hour(at + 1), to: hour(at + 3) }])),
    dollarAmount: fc.constantFrom(0n, 0n, 10_00n),
  }),
  voucher: fc.option(fc.nat(2)),
});
const pick = fc.nat(10_000);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 5, arbitrary: place },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'cancel' as const, 'cancel' as const), pick }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'sweep' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('time passes' as const), seconds: fc.constantFrom(100, 901) }),
  },
);

async function perform(one: Operation, n: number): Promise<void> {
  const db = pools.at(n);
  switch (one.do) {
    case 'place': {
      const own = await db.select().from(voucher).where(eq(voucher.memberId, memberId)).orderBy(voucher.id);
      const wanted = one.voucher === null ? undefined : own.at(-1 - one.voucher);
      const voucherIds = wanted === undefined ? [] : [wanted.id];
      placed.push((await reserve(db, clock, { memberId, voucherIds, ...one.wants })).id);
      return;
    }
    case 'pay':
    case 'cancel': {
      // half of the time one of the last few, so that operations collide
      const orderId = one.pick % 2 ? placed.at(-1 - (one.pick % 8)) : placed[one.pick % placed.length];
      if (orderId === undefined) return;
      const order = { orderId, actor: 'test' };
      await inTransaction(db, async (tx) =>
        one.do === 'pay' ? settlePaid(tx, clock, order) : cancelOrder(tx, clock, order),
      );
      return;
    }
    case 'sweep':
      return sweepOrders({ db, clock, log });
    case 'time passes':
      clock.advance(one.seconds);
  }
}

/** Refusals are expected; deadlocks, constraint violations and bugs are not. */
const orRefused = (error: unknown) => {
  if (!(error instanceof DomainError)) throw error;
};

describe('a thousand random operations on orders', () => {
  it('ten at a time over two pools keep every invariant (I2, I4, I7 to I10, I12, I20)', async () => {
    const batch = fc.array(operation, { minLength: 10, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(batch, async (operations) => {
        await Promise.all(operations.map((one, n) => perform(one, n).catch(orRefused)));
        expect(await brokenInvariants(pools.db)).toEqual([]);
      }),
      // later batches depend on earlier ones, so a failure cannot be shrunk
      { numRuns: 100, endOnFailure: true },
    );
    expect(placed.length).toBeGreaterThan(20);
  });
});
