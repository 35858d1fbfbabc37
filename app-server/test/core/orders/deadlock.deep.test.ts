/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { createClock } from '../../../src/platform/time/clock.ts';
import { inTransaction } from '../../../src/platform/database/index.ts';
import { inventoryCounter, inventoryHold, inventoryUnit } from '../../../src/schema/index.ts';
import { newCoupon } from '../../made/coupons.ts';
import { newMember } from '../../made/members.ts';
import { registerTestKind, reserveIn, SOLD_OUT, type TestOrder } from '../../made/test-orders.ts';
import { fulfilled, refusals } from '../../tools/outcomes.ts';
import { twoProcesses, type TwoProcesses } from '../../processes/two-processes.ts';
import { holdInventory } from '../../../src/core/inventory/hold.ts';
import { earn } from '../../../src/core/ledger/earn.ts';
import { grantVoucher } from '../../../src/core/vouchers/grant-voucher.ts';
import { holdVouchers } from '../../../src/core/vouchers/hold-vouchers.ts';
import { cancelOrder } from '../../../src/core/orders/cancel.ts';
import type * as crossings from './crossing.ts';

jest.setTimeout(120_000);
registerTestKind();

const clock = createClock();
const nights = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'].map(
  (night) => ['cross', night] as const,
);
const ROUNDS = 20;
/** of two orders with the same vouchers one is refused; a paid one has used them */
const REFUSALS = ['VOUCHER_HELD', 'VOUCHER_USED'];
let processes: TwoProcesses<typeof crossings>;
let memberId: number;
let voucherIds: number[];

beforeAll(async () => {
  processes = await twoProcesses(new URL('./crossing.ts', import.meta.url));
  memberId = await newMember(processes.db);
  await processes.db
    .insert(inventoryCounter)
    .values(nights.map(([key, period]) => ({ type: 'ROOM', key, period, total: 1000 })));
  await processes.db.insert(inventoryUnit).values([{ type: 'SEAT', key: 'S1', name: 'A1' }]);
  const couponCode = await newCoupon(processes.db, clock);
  voucherIds = await inTransaction(processes.db, async (tx) => {
    await earn(tx, clock, {
      memberId,
      unit: 'DOLLAR',
      amount: 10_000_00n,
      ref: { kind: 'test', id: 'gift' },
    });
    const ids: number[] = [];
    for (let n = 0; n < 4; n += 1)
      ids.push(await grantVoucher(tx, clock, { memberId, couponCode, ref: { kind: 'test', id: String(n) } }));
    return ids;
  });
});
afterAll(() => processes.drop());

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** Orders placed concurrently: the same inventory in opposite order. */
function crossing(): TestOrder[] {
  const both = voucherIds.slice(0, 2);
  return [
    { memberId, nights, voucherIds: both, dollarAmount: 1n },
    { memberId, nights: nights.toReversed(), voucherIds: both.toReversed(), dollarAmount: 1n },
    { memberId, nights, dollarAmount: 1n },
    { memberId, nights: nights.toReversed() },
  ];
}

describe('orders that hold the same inventory concurrently', () => {
  it('twenty rounds of forty crossing in rooms, vouchers and dollars, paid and cancelled meanwhile, without a deadlock', async () => {
    let earlier: number[] = [];
    let wanted = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // one process places what the other settles, and vice versa
      const works = Array.from({ length: 5 }, crossing).flat();
      const ends = earlier.flatMap((id) => [
        { id, by: 'paying' } as const,
        { id, by: 'cancelling' } as const,
      ]);
      const count = works.length + ends.length;
      wanted += count;
      const results = await processes.race(count, (n) => {
        const order = works[n];
        const end = ends[n - works.length];
        if (order !== undefined) return ['place', order];
        if (end === undefined) throw new Error('more than there is to do');
        return ['settle', end];
      });
      expect(refusals(results).filter((name) => !REFUSALS.includes(String(name)))).toEqual([]);
      expect(sum(fulfilled(await processes.race(2, () => ['begun'])))).toBe(wanted);
      earlier = fulfilled(results).filter((id) => id !== undefined);
    }
    const { rows } = await processes.pool.query(
      'select sum(held + sold)::int as taken from inventory_counter',
    );
    const isLive = and(eq(inventoryHold.shape, 'COUNTER'), inArray(inventoryHold.state, ['HELD', 'SOLD']));
    const [live] = await processes.db
      .select({ taken: sql<number>`sum(${inventoryHold.quantity})::int` })
      .from(inventoryHold)
      .where(isLive);
    expect(rows).toEqual([live]);
  });
});

describe('the guard of the lock order', () => {
  it('throws if inventory is held before vouchers', async () => {
    const [id = 0] = voucherIds;
    const wrong = inTransaction(processes.db, async (tx) => {
      const order = await reserveIn(tx, clock, { memberId, nights });
      await holdVouchers(tx, clock, {
        memberId,
        voucherIds: [id],
        orderRef: { kind: 'T', id: order.orderNo },
      });
    });
    await expect(wrong).rejects.toThrow(/^out of the lock order: voucher \d+ after inventory/);
  });

  it('throws if a transaction holds inventory twice against the order', async () => {
    const wrong = inTransaction(processes.db, async (tx) => {
      const { id: orderId } = await reserveIn(tx, clock, { memberId, seats: ['A1'] });
      const [key, period] = nights[0] ?? ['', ''];
      await holdInventory(tx, { counts: [{ orderId, type: 'ROOM', key, period, quantity: 1 }] }, SOLD_OUT);
    });
    await expect(wrong).rejects.toThrow(/^out of the lock order: inventory COUNTER/);
  });

  it('throws if an older order is locked after a newer one', async () => {
    const first = await inTransaction(processes.db, (tx) => reserveIn(tx, clock, { memberId, nights }));
    const second = await inTransaction(processes.db, (tx) => reserveIn(tx, clock, { memberId, nights }));
    const wrong = inTransaction(processes.db, async (tx) => {
      await cancelOrder(tx, clock, { orderId: second.id, actor: 'test' });
      await cancelOrder(tx, clock, { orderId: first.id, actor: 'test' });
    });
    await expect(wrong).rejects.toThrow(/^out of the lock order: order/);
  });
});
