/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/index.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import {
  inventoryCounter,
  inventoryHold,
  inventoryUnit,
  orderEvent,
  orders,
  voucher,
} from '../../schema/index.ts';
import { newCoupon } from '../../../test/made/coupons.ts';
import { newMember } from '../../../test/made/members.ts';
import {
  cancelling,
  reacquiring,
  registerTestKind,
  reserve,
  type TestOrder,
} from '../../../test/made/test-orders.ts';
import { fulfilled, refusals } from '../../../test/tools/outcomes.ts';
import { twoProcesses, type TwoProcesses } from '../../../test/processes/two-processes.ts';
import { balanceOf } from '../ledger/balance.ts';
import { earn } from '../ledger/earn.ts';
import { grantVoucher } from '../vouchers/grant-voucher.ts';
import { cancelOrder } from './cancel.ts';
import { findOwnOrder } from './find.ts';
import { settlePaid } from './settle-paid.ts';
import { sweepOrders } from './sweep.ts';
import type * as races from '../../../test/core/orders/races.ts';
import { transition } from './transition.ts';

jest.setTimeout(60_000);
const hooks: string[] = [];
registerTestKind((hook, { order }) => void hooks.push(`${hook} ${order.orderNo}`));

const clock = testClock();
let processes: TwoProcesses<typeof races>;
/** Who orders, new for each test, and somebody else. */
let members: number[];
let room = 0;

beforeAll(async () => {
  processes = await twoProcesses(new URL('../../../test/core/orders/races.ts', import.meta.url), clock);
});
afterAll(() => processes.drop());
beforeEach(async () => {
  members = [await newMember(processes.db), await newMember(processes.db)];
  hooks.length = 0;
  cancelling.rule = { freeUntil: null, fee: { kind: 'none' } };
});

const me = () => members[0] ?? 0;
const night = '2027-01-01';
/** An order of one night of a single room, held for 15 minutes. */
async function heldOrder(extra: Partial<TestOrder> = {}) {
  room += 1;
  const key = `room ${room}`;
  await processes.db.insert(inventoryCounter).values({ type: 'ROOM', key, period: night, total: 1 });
  const order = await reserve(processes.db, clock, { memberId: me(), nights: [[key, night]], ...extra });
  return { ...order, key };
}
const confirm = (orderId: number) =>
  inTransaction(processes.db, (tx) =>
    transition(tx, clock, { orderId, from: ['HELD'], to: 'RESERVED', event: 'CONFIRMED', actor: 'test' }),
  );
const cancel = (orderId: number, expectedPenalty?: bigint) =>
  inTransaction(processes.db, (tx) => cancelOrder(tx, clock, { orderId, actor: 'test', expectedPenalty }));
const pay = (orderId: number) =>
  inTransaction(processes.db, (tx) => settlePaid(tx, clock, { orderId, actor: 'provider test' }));
const nothing = () => undefined;
const log = { info: nothing, warn: nothing, error: nothing };
const sweep = () => sweepOrders({ db: processes.db, clock, log });
const overdue = () => clock.advance(901);
const counterOf = async (key: string) =>
  (await processes.db.select().from(inventoryCounter).where(eq(inventoryCounter.key, key)))[0];
const rowOf = async (id: number) => (await processes.db.select().from(orders).where(eq(orders.id, id)))[0];
const eventsOf = async (id: number) =>
  (
    await processes.db.select().from(orderEvent).where(eq(orderEvent.orderId, id)).orderBy(asc(orderEvent.id))
  ).map(({ event }) => event);

describe('an order', () => {
  it('has a number with its kind’s letter and the day in Macau', async () => {
    const { orderNo } = await heldOrder();
    const day = new Date(clock.now().getTime() + 8 * 3_600_000)
      .toISOString()
      .slice(2, 10)
      .replaceAll('-', '');
    expect(orderNo).toMatch(new RegExp(`^X${day}[0-9A-HJKMNP-TV-Z]{8}$`));
  });

  it('changes once, responds the same the second time, and writes its history', async () => {
    const { id, key } = await heldOrder();
    expect(await confirm(id)).toMatchObject({
      changed: true,
      order: { status: 'RESERVED', heldUntil: null },
    });
    expect(await confirm(id)).toMatchObject({ changed: false, order: { status: 'RESERVED' } });
    expect(await counterOf(key)).toMatchObject({ held: 0, sold: 1 });
    expect(await eventsOf(id)).toEqual(['OPENED', 'CONFIRMED']);
    expect(hooks).toHaveLength(1);
  });

  it('refuses a transition from another status', async () => {
    const { id } = await heldOrder();
    await cancel(id);
    await expect(confirm(id)).rejects.toMatchObject({ error: 'STALE' });
  });

  it('has an immutable history', async () => {
    const { id } = await heldOrder();
    const change = processes.db.update(orderEvent).set({ event: 'ELSE' }).where(eq(orderEvent.orderId, id));
    await expect(change).rejects.toMatchObject({ cause: { code: '23000' } });
    const remove = processes.db.delete(orderEvent).where(eq(orderEvent.orderId, id));
    await expect(remove).rejects.toMatchObject({ cause: { code: '23000' } });
  });

  it('is visible to its member only', async () => {
    const { id } = await heldOrder();
    const stranger = findOwnOrder(processes.db, clock, { orderId: id, memberId: members[1] ?? 0 });
    await expect(stranger).rejects.toMatchObject({ error: 'NOT_YOURS' });
  });

  it('I21: of forty edits of one version one is kept, the others are refused', async () => {
    const { id, version } = await heldOrder();
    const results = await processes.race(40, () => ['edit', { orderId: id, version }]);
    expect(fulfilled(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(Array.from({ length: 39 }, () => 'STALE'));
  });
});

describe('an expired hold', () => {
  it('counts as expired for every reader and writer before the sweeper runs', async () => {
    const { id } = await heldOrder();
    overdue();
    expect(await findOwnOrder(processes.db, clock, { orderId: id, memberId: me() })).toMatchObject({
      status: 'EXPIRED',
      heldUntil: null,
    });
    await expect(confirm(id)).rejects.toMatchObject({ error: 'HOLD_EXPIRED' });
    await expect(cancel(id)).rejects.toMatchObject({ error: 'HOLD_EXPIRED' });
    expect(await rowOf(id)).toMatchObject({ status: 'HELD' });
    await sweep();
    await expect(confirm(id)).rejects.toMatchObject({ error: 'HOLD_EXPIRED' });
    await expect(cancel(id)).rejects.toMatchObject({ error: 'HOLD_EXPIRED' });
  });

  it('I20: is released exactly once by forty sweepers', async () => {
    const held = [await heldOrder(), await heldOrder(), await heldOrder()];
    overdue();
    await processes.race(2, () => ['told']);
    const results = await processes.race(40, () => ['sweep']);
    expect(fulfilled(results)).toHaveLength(40);
    const told = fulfilled(await processes.race(2, () => ['told'])).flat();
    for (const { id, key, orderNo } of held) {
      expect(await counterOf(key)).toMatchObject({ held: 0, sold: 0 });
      expect(await eventsOf(id)).toEqual(['OPENED', 'EXPIRED']);
      expect(told.filter((line) => line.includes(orderNo))).toEqual([`onExpired ${orderNo}`]);
    }
  });

  it('I20: with concurrent sweepers, payments and cancellations one wins, nothing is released twice, nothing sold is released', async () => {
    for (let trial = 0; trial < 5; trial += 1) {
      const { id, key } = await heldOrder();
      const all = (times: number) =>
        processes.race(times, (n) => {
          if (n % 3 === 0) return ['sweep'];
          return [n % 3 === 1 ? 'confirm' : 'cancel', id];
        });
      // the hold expires meanwhile
      const early = all(6 * trial);
      overdue();
      const late = all(36 - 6 * trial);
      const results = [...(await early), ...(await late)];
      expect(refusals(results).every((name) => typeof name === 'string')).toBe(true);
      await sweep();
      const { status } = (await rowOf(id)) ?? {};
      const isSold = status === 'RESERVED';
      const unsold = (await eventsOf(id)).includes('CONFIRMED') ? 'FREED' : 'LAPSED';
      expect(await counterOf(key)).toMatchObject({ held: 0, sold: isSold ? 1 : 0 });
      const states = await processes.db.select().from(inventoryHold).where(eq(inventoryHold.orderId, id));
      expect(states.map(({ state }) => state)).toEqual([isSold ? 'SOLD' : unsold]);
    }
  });

  it('of one order that cannot be expired does not block the others', async () => {
    const broken = await heldOrder();
    const fine = await heldOrder();
    await processes.db.update(orders).set({ kind: 'UNKNOWN' }).where(eq(orders.id, broken.id));
    overdue();
    const errors: unknown[] = [];
    const swept = sweepOrders({
      db: processes.db,
      clock,
      log: { ...log, error: (line: unknown) => void errors.push(line) },
    });
    await expect(swept).rejects.toThrow('an overdue order could not be expired');
    expect(await rowOf(fine.id)).toMatchObject({ status: 'EXPIRED' });
    expect(errors).toEqual([expect.objectContaining({ id: broken.id })]);
    await processes.db.update(orders).set({ kind: 'TEST' }).where(eq(orders.id, broken.id));
    await sweep();
  });
});

describe('a payment', () => {
  it('turns a hold into a booking, once', async () => {
    const { id, key } = await heldOrder();
    expect(await pay(id)).toBe('confirmed');
    expect(await rowOf(id)).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
    expect(await counterOf(key)).toMatchObject({ held: 0, sold: 1 });
    expect(await pay(id)).toBe('refund');
  });

  it('that is late restores the order while everything is available', async () => {
    const { id, key } = await heldOrder();
    overdue();
    await sweep();
    expect(await pay(id)).toBe('confirmed');
    expect(await rowOf(id)).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
    expect(await counterOf(key)).toMatchObject({ held: 0, sold: 1 });
  });

  it('that is late finds the order unchanged if the sweeper has not run', async () => {
    const seat = { type: 'SEAT', key: 'S1', name: 'A1' };
    await processes.db.insert(inventoryUnit).values(seat);
    const { id, key } = await heldOrder({ seats: ['A1'] });
    overdue();
    expect(await pay(id)).toBe('confirmed');
    expect(await rowOf(id)).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
    expect(await counterOf(key)).toMatchObject({ held: 0, sold: 1 });
  });

  it('that is late is refunded if the kind refuses it, recorded or not', async () => {
    const [first, second] = [await heldOrder(), await heldOrder()];
    overdue();
    reacquiring.isWanted = false;
    expect(await pay(first.id)).toBe('refund');
    await sweep();
    expect(await pay(second.id)).toBe('refund');
    reacquiring.isWanted = true;
    for (const { id, key } of [first, second]) {
      expect(await rowOf(id)).toMatchObject({ status: 'EXPIRED', payStatus: 'PAID' });
      expect(await counterOf(key)).toMatchObject({ held: 0, sold: 0 });
    }
  });

  it('that is late is refunded if the room is gone, and never is there a room without money', async () => {
    const { id, key } = await heldOrder();
    overdue();
    await sweep();
    await reserve(processes.db, clock, { memberId: members[1] ?? 0, nights: [[key, night]] });
    expect(await pay(id)).toBe('refund');
    expect(await rowOf(id)).toMatchObject({ status: 'EXPIRED', payStatus: 'PAID' });
    expect(await counterOf(key)).toMatchObject({ held: 1, sold: 0 });
  });

  it('for an order that the member cancelled is refunded', async () => {
    const { id } = await heldOrder();
    await cancel(id);
    expect(await pay(id)).toBe('refund');
    expect(await rowOf(id)).toMatchObject({ status: 'CANCELLED' });
  });

  it('I20: of thirty late payments of one room’s thirty expired orders one restores it', async () => {
    const first = await heldOrder();
    overdue();
    await sweep();
    const expired = [first.id];
    for (let n = 1; n < 30; n += 1) {
      const { id } = await reserve(processes.db, clock, { memberId: me(), nights: [[first.key, night]] });
      expired.push(id);
      overdue();
      await sweep();
    }
    const results = await processes.race(30, (n) => ['pay', expired[n] ?? 0]);
    expect(fulfilled(results).filter((settlement) => settlement === 'confirmed')).toHaveLength(1);
    expect(fulfilled(results)).toHaveLength(30);
    expect(await counterOf(first.key)).toMatchObject({ held: 0, sold: 1 });
  });
});

describe('vouchers in an order', () => {
  const couponOfMine = async () => {
    const couponCode = await newCoupon(processes.db, clock);
    const ref = { kind: 'test', id: couponCode };
    return inTransaction(processes.db, (tx) => grantVoucher(tx, clock, { memberId: me(), couponCode, ref }));
  };
  const statuses = async () =>
    (
      await processes.db.select().from(voucher).where(eq(voucher.memberId, me())).orderBy(asc(voucher.id))
    ).map(({ status }) => status);
  beforeEach(async () => {
    members.push(await newMember(processes.db));
    members.unshift(members.pop() ?? 0);
  });

  it('are used when it is paid, and reissued if cancelling costs nothing', async () => {
    const { id } = await heldOrder({ voucherIds: [await couponOfMine(), await couponOfMine()] });
    expect(await statuses()).toEqual(['HELD', 'HELD']);
    await pay(id);
    expect(await statuses()).toEqual(['BURNED', 'BURNED']);
    await cancel(id);
    expect(await statuses()).toEqual(['REFUNDED', 'REFUNDED', 'TAKEN', 'TAKEN']);
  });

  it('stay used if cancelling costs something', async () => {
    cancelling.rule = { freeUntil: null, fee: { kind: 'percent', percent: 1 } };
    const { id } = await heldOrder({ voucherIds: [await couponOfMine()] });
    await pay(id);
    await cancel(id);
    expect(await statuses()).toEqual(['BURNED']);
  });

  it('I20: are released when the hold expires, and used after all when a late payment restores it', async () => {
    const { id } = await heldOrder({ voucherIds: [await couponOfMine()] });
    overdue();
    await processes.race(30, () => ['sweep']);
    expect(await statuses()).toEqual(['TAKEN']);
    expect(await pay(id)).toBe('confirmed');
    expect(await statuses()).toEqual(['BURNED']);
  });

  it('that were used elsewhere prevent a late payment from restoring anything', async () => {
    const own = await couponOfMine();
    const { id, key } = await heldOrder({ voucherIds: [own] });
    overdue();
    await sweep();
    await heldOrder({ voucherIds: [own] });
    expect(await pay(id)).toBe('refund');
    expect(await counterOf(key)).toMatchObject({ held: 0, sold: 0 });
    expect(await statuses()).toEqual(['HELD']);
  });
});

describe('dollars in an order', () => {
  const dollars = () => balanceOf(processes.db, clock, { memberId: me(), unit: 'DOLLAR' });
  let had: bigint;

  beforeEach(async () => {
    const ref = { kind: 'test', id: `gift ${room}` };
    const gift = { memberId: me(), unit: 'DOLLAR', amount: 40_00n, ref } as const;
    await inTransaction(processes.db, (tx) => earn(tx, clock, gift));
    had = (await dollars()).available;
  });

  it('are spent when it is paid, and returned less the fee', async () => {
    cancelling.rule = { freeUntil: null, fee: { kind: 'percent', percent: 90 } };
    const { id } = await heldOrder({ dollarAmount: 40_00n });
    expect(await dollars()).toMatchObject({ available: had - 40_00n, held: 40_00n });
    await pay(id);
    expect(await dollars()).toMatchObject({ available: had - 40_00n, held: 0n });
    // 60.00 were paid with money: what is left of 100.00 is refunded there first
    expect(await cancel(id)).toMatchObject({ penalty: 90_00n, back: { money: 10_00n, dollars: 0n } });
    expect(await dollars()).toMatchObject({ available: had - 40_00n, held: 0n });
  });

  it('are returned beside the money if the fee is small', async () => {
    cancelling.rule = { freeUntil: null, fee: { kind: 'firstNight', amount: '10.00' } };
    const { id } = await heldOrder({ dollarAmount: 40_00n });
    await pay(id);
    expect(await cancel(id)).toMatchObject({ back: { money: 60_00n, dollars: 30_00n } });
    expect(await cancel(id)).toMatchObject({ back: { money: 60_00n, dollars: 30_00n }, changed: false });
    expect(await dollars()).toMatchObject({ available: had - 10_00n, held: 0n });
  });

  it('I20: are released when the hold expires, once', async () => {
    await heldOrder({ dollarAmount: 40_00n });
    overdue();
    await processes.race(30, () => ['sweep']);
    expect(await dollars()).toMatchObject({ available: had, held: 0n });
  });

  it('are spent after all when a late payment restores the order, and can be returned then, too', async () => {
    const { id } = await heldOrder({ dollarAmount: 40_00n });
    overdue();
    await sweep();
    expect(await pay(id)).toBe('confirmed');
    expect(await dollars()).toMatchObject({ available: had - 40_00n, held: 0n });
    await cancel(id);
    expect(await dollars()).toMatchObject({ available: had, held: 0n });
  });

  it('that were spent elsewhere prevent a late payment from restoring anything', async () => {
    const { id, key } = await heldOrder({ dollarAmount: had, total: had });
    overdue();
    await sweep();
    await heldOrder({ dollarAmount: had, total: had });
    expect(await pay(id)).toBe('refund');
    expect(await counterOf(key)).toMatchObject({ held: 0, sold: 0 });
    expect(await rowOf(id)).toMatchObject({ status: 'EXPIRED' });
  });
});

describe('cancelling', () => {
  it('costs nothing while the order is only held', async () => {
    cancelling.rule = { freeUntil: null, fee: { kind: 'full' } };
    const { id, key } = await heldOrder();
    expect(await cancel(id)).toMatchObject({ changed: true, penalty: 0n, back: { money: 0n } });
    expect(await counterOf(key)).toMatchObject({ held: 0, sold: 0 });
  });

  it('costs what the rule says, releases the room, and responds the same the second time', async () => {
    cancelling.rule = { freeUntil: null, fee: { kind: 'percent', percent: 30 } };
    const { id, key } = await heldOrder();
    await pay(id);
    const costs = { penalty: 30_00n, back: { money: 70_00n } };
    expect(await cancel(id, 30_00n)).toMatchObject({ ...costs, changed: true });
    cancelling.rule = { freeUntil: null, fee: { kind: 'full' } };
    expect(await cancel(id)).toMatchObject({ ...costs, changed: false });
    expect(await counterOf(key)).toMatchObject({ held: 0, sold: 0 });
  });

  it('is refused if the fee exceeds the one the member saw, with the current one', async () => {
    cancelling.rule = { freeUntil: null, fee: { kind: 'firstNight', amount: '60.00' } };
    const { id } = await heldOrder();
    await pay(id);
    await expect(cancel(id, 59_99n)).rejects.toMatchObject({
      error: 'PENALTY_CHANGED',
      values: { amount: 'MOP\u00a060.00' },
      data: { penalty: '60.00' },
    });
    expect(await rowOf(id)).toMatchObject({ status: 'RESERVED', penalty: null });
  });

  it('of one order by forty concurrent calls releases it once', async () => {
    const { id, key } = await heldOrder();
    await pay(id);
    const results = await processes.race(40, () => ['cancel', id]);
    expect(fulfilled(results).filter(Boolean)).toHaveLength(1);
    expect(fulfilled(results)).toHaveLength(40);
    expect(await counterOf(key)).toMatchObject({ held: 0, sold: 0 });
  });
});
