import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { createClock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Transaction } from '../../platform/database/index.ts';
import { inventoryCounter, inventoryHold, inventoryUnit } from '../../schema/index.ts';
import { newCoupon } from '../../testing/coupons.ts';
import { newMember } from '../../testing/members.ts';
import { registerTestKind, reserveIn, SOLD_OUT, type TestOrder } from '../../testing/test-orders.ts';
import { refusals } from '../../testing/outcomes.ts';
import { twoPools, type TwoPools } from '../../testing/two-pools.ts';
import { holdInventory } from '../inventory/hold.ts';
import { earn } from '../ledger/earn.ts';
import { grantVoucher } from '../vouchers/grant-voucher.ts';
import { holdVouchers } from '../vouchers/hold-vouchers.ts';
import { cancelOrder } from './cancel.ts';
import { settlePaid } from './settle-paid.ts';

jest.setTimeout(120_000);
registerTestKind();

const clock = createClock();
const nights = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'].map(
  (night) => ['cross', night] as const,
);
const ROUNDS = 30;
/** of the two orders with the same vouchers one is refused; a paid one has used them up */
const REFUSALS = ['VOUCHER_HELD', 'VOUCHER_USED'];
let pools: TwoPools;
let memberId: number;
let voucherIds: number[];

beforeAll(async () => {
  pools = await twoPools();
  memberId = await newMember(pools.db);
  await pools.db
    .insert(inventoryCounter)
    .values(nights.map(([key, period]) => ({ type: 'ROOM', key, period, total: 1000 })));
  await pools.db.insert(inventoryUnit).values([{ type: 'SEAT', key: 'S1', name: 'A1' }]);
  const couponCode = await newCoupon(pools.db, clock);
  voucherIds = await inTransaction(pools.db, async (tx) => {
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
afterAll(() => pools.drop());

/** How often the work was begun: more than once where the database had to end a deadlock. */
let begun = 0;
const once = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(db, (tx) => {
    begun += 1;
    return work(tx);
  });

describe('orders that hold the same things at the same time', () => {
  it('thirty rounds of crossing rooms, vouchers and dollars, paid and cancelled meanwhile, without one deadlock', async () => {
    let earlier: number[] = [];
    let wanted = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const placed: number[] = [];
      const place = (order: TestOrder) => async (tx: Transaction) =>
        void placed.push((await reserveIn(tx, clock, order)).id);
      const settle = (orderId: number) => [
        (tx: Transaction) => settlePaid(tx, clock, { orderId, actor: 'test' }),
        (tx: Transaction) => cancelOrder(tx, clock, { orderId, actor: 'test' }),
      ];
      const both = voucherIds.slice(0, 2);
      const work: ((tx: Transaction) => Promise<unknown>)[] = [
        place({ memberId, nights, voucherIds: both, dollarAmount: 1n }),
        place({ memberId, nights: nights.toReversed(), voucherIds: both.toReversed(), dollarAmount: 1n }),
        place({ memberId, nights, dollarAmount: 1n }),
        place({ memberId, nights: nights.toReversed() }),
        ...earlier.flatMap(settle),
      ];
      wanted += work.length;
      const results = await pools.race(work.length, (db, n) => once(db, work[n] ?? (() => Promise.reject())));
      expect(refusals(results).filter((name) => !REFUSALS.includes(String(name)))).toEqual([]);
      expect(begun).toBe(wanted);
      earlier = placed;
    }
    const { rows } = await pools.pool.query('select sum(held + sold)::int as taken from inventory_counter');
    const live = await pools.db.$count(inventoryHold, inArray(inventoryHold.state, ['HELD', 'SOLD']));
    expect(rows).toEqual([{ taken: live }]);
  });
});

describe('the guard of the lock order', () => {
  it('throws where inventory is held before vouchers', async () => {
    const [id = 0] = voucherIds;
    const wrong = inTransaction(pools.db, async (tx) => {
      const order = await reserveIn(tx, clock, { memberId, nights });
      await holdVouchers(tx, clock, {
        memberId,
        voucherIds: [id],
        orderRef: { kind: 'T', id: order.orderNo },
      });
    });
    await expect(wrong).rejects.toThrow(/^out of the lock order: voucher \d+ after inventory/);
  });

  it('throws where a transaction holds inventory twice and goes back in its order', async () => {
    const wrong = inTransaction(pools.db, async (tx) => {
      const { id: orderId } = await reserveIn(tx, clock, { memberId, seats: ['A1'] });
      const [key, period] = nights[0] ?? ['', ''];
      await holdInventory(tx, { counts: [{ orderId, type: 'ROOM', key, period, quantity: 1 }] }, SOLD_OUT);
    });
    await expect(wrong).rejects.toThrow(/^out of the lock order: inventory COUNTER/);
  });

  it('throws where an older order is locked after a younger one', async () => {
    const first = await inTransaction(pools.db, (tx) => reserveIn(tx, clock, { memberId, nights }));
    const second = await inTransaction(pools.db, (tx) => reserveIn(tx, clock, { memberId, nights }));
    const wrong = inTransaction(pools.db, async (tx) => {
      await cancelOrder(tx, clock, { orderId: second.id, actor: 'test' });
      await cancelOrder(tx, clock, { orderId: first.id, actor: 'test' });
    });
    await expect(wrong).rejects.toThrow(/^out of the lock order: order/);
  });
});
