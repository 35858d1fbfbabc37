import { describe, expect, it, jest } from '@jest/globals';
import type { DollarBalance } from '@resort/shared/calls/rows';
import type { Reward, RewardDetail, RewardOrder } from '@resort/mf-dollars/contract';
import { and, eq } from 'drizzle-orm';
import { newRandom, send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { sweepOrders } from '../../core/orders/sweep.ts';
import { exchangeItem, exchangeOrder } from './tables/exchange.ts';
import { inventoryCounter, orders, voucher } from '../../schema/index.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { silentLog } from '../../../test/tools/silent-log.ts';
import { REWARDS } from '../../../demo/seeds/exchange/rewards.ts';

/** A demo reward's name in English. */
function nameOf(code: string): string {
  const reward = REWARDS.find(({ row }) => row.code === code);
  if (reward === undefined) throw new Error(`no reward ${code}`);
  return reward.texts.en.name;
}

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let clock: Ground['clock'];

standOn((ground) => ({ database, app, clock } = ground));

interface Page<T> {
  readonly list: T[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly categories: { code: string; name: string }[];
}
const shelf = async (as: Identity, payload: object = {}) =>
  (await send<Page<Reward>>(app, 'GET /dollar/rewards', { as, payload: { pageSize: '50', ...payload } }))
    .envelope.data;
const found = async (as: Identity, code: string): Promise<Reward> => {
  const [row] = await database.db.select().from(exchangeItem).where(eq(exchangeItem.code, code));
  const reward = (await shelf(as)).list.find(({ id }) => id === String(row?.id));
  if (reward === undefined) throw new Error(`no reward ${code}`);
  return reward;
};
const redeem = async (as: Identity, code: string, wish: Record<string, unknown> = {}) => {
  const { id, price, pickUp } = await found(as, code);
  const pickupProperty = pickUp[0]?.code;
  const payload = {
    rewardId: id,
    qty: 1,
    expectedPrice: price,
    idempotencyKey: newRandom(),
    ...(pickupProperty === undefined ? {} : { pickupProperty }),
    ...wish,
  };
  return (await send<RewardOrder>(app, 'POST /dollar/redeem', { as, payload })).envelope;
};
const balance = async (as: Identity) =>
  (await send<DollarBalance>(app, 'GET /dollar/balance', { as })).envelope.data;
const info = async (as: Identity, orderNo: string) =>
  (await send<RewardOrder>(app, 'GET /dollar/order/info', { as, payload: { orderNo } })).envelope;
const cancel = async (as: Identity, orderNo: string) => {
  const payload = { orderNo, idempotencyKey: newRandom() };
  return (await send<RewardOrder>(app, 'POST /dollar/order/cancel', { as, payload })).envelope;
};
const left = async (code: string) => {
  const [row] = await database.db.select().from(inventoryCounter).where(eq(inventoryCounter.key, code));
  return row && row.total - row.sold - row.held;
};

/** Moves the clock past the last day for collecting. */
async function letDaysPass(orderNo: string): Promise<void> {
  const past = new Date(app.clock.now().getTime() - 60_000);
  const [order] = await database.db
    .update(orders)
    .set({ heldUntil: past })
    .where(eq(orders.orderNo, orderNo))
    .returning({ id: orders.id });
  await database.db
    .update(exchangeOrder)
    .set({ collectBefore: past })
    .where(eq(exchangeOrder.orderId, order?.id ?? 0));
}

describe('the catalogue', () => {
  it('says for each reward whether this member can have it now, and why not', async () => {
    const { list, total, hasMore, categories } = await shelf(await signIn(app, '66000101'));
    expect([list.length, hasMore]).toEqual([total, false]);
    const reasons = Object.fromEntries(list.map(({ name, reason }) => [name, reason]));
    expect(reasons).toMatchObject({
      [nameOf('RW-LATE-CHECK-OUT')]: 'BALANCE',
      [nameOf('RW-SUITE-UPGRADE')]: 'TIER',
      [nameOf('RW-CHEFS-TABLE')]: 'TIER',
    });
    expect(list.every(({ redeemable, reason }) => redeemable === (reason === null))).toBe(true);
    expect(categories.map(({ name }) => name)).toEqual(['Dining', 'Stay', 'Wellness', 'Leisure', 'Gourmet']);
    const diamond = await signIn(app, '66000001');
    expect(await found(diamond, 'RW-CHEFS-TABLE')).toMatchObject({ stock: 0, reason: 'STOCK' });
    expect((await shelf(diamond, { redeemable: 'true' })).list.map(({ reason }) => reason)).not.toContain(
      'STOCK',
    );
  });

  it('is in the member’s language, by category and by price', async () => {
    const as = await signIn(app, '66000001');
    const { list } = await shelf(as, { category: 'DINING', sort: 'PRICE_DOWN', language: 'jp' });
    expect(list.map(({ name }) => name)[0]).toBe('シェフズテーブル');
    const prices = list.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(new Set(list.map(({ category }) => category))).toEqual(new Set(['DINING']));
  });

  it('calculates the cost of a quantity', async () => {
    const as = await signIn(app, '66000002');
    const { id } = await found(as, 'RW-DINING-200');
    const quote = async (qty: string) =>
      (await send<RewardDetail>(app, 'GET /dollar/reward', { as, payload: { id, qty } })).envelope.data.quote;
    expect(await quote('2')).toEqual({
      qty: 2,
      amount: '360.00',
      balance: '1088.50',
      balanceAfter: '728.50',
      reason: null,
    });
    expect(await quote('9')).toMatchObject({ amount: '1620.00', balanceAfter: null, reason: 'BALANCE' });
  });
});

describe('a redemption', () => {
  it('issues vouchers at once, and its receipt stays the same', async () => {
    const as = await signIn(app, '66000103');
    const before = await balance(as);
    const { data } = await redeem(as, 'RW-DINING-200', { qty: 2 });
    expect(data).toMatchObject({
      status: 'ISSUED',
      qty: 2,
      amount: '360.00',
      balanceAfter: '728.50',
      pickUp: null,
      cancellable: false,
      history: [{ status: 'ISSUED' }],
    });
    expect(data.voucherIds).toHaveLength(2);
    const vouchers = await database.db
      .select()
      .from(voucher)
      .where(and(eq(voucher.memberId, Number(as.userId)), eq(voucher.grantKind, 'REWARD')));
    expect(vouchers.map(({ id, status }) => [String(id), status]).toSorted()).toEqual(
      data.voucherIds.map((id) => [id, 'TAKEN']).toSorted(),
    );
    expect((await info(as, data.orderNo)).data).toEqual(data);
    expect([before.available, (await balance(as)).available, (await balance(as)).held]).toEqual([
      '1088.50',
      '728.50',
      '0.00',
    ]);
    expect((await info(await signIn(app, '66000104'), data.orderNo)).code).toBe(10007);
    expect((await cancel(as, data.orderNo)).code).toBe(16008);
  });

  it('waits to be collected, can be cancelled until then, and holds the stock', async () => {
    const as = await signIn(app, '66000107');
    const stock = (await left('RW-CELLAR')) ?? 0;
    const before = (await balance(as)).available;
    const { data } = await redeem(as, 'RW-CELLAR', { pickupProperty: 'glp' });
    expect(data).toMatchObject({
      status: 'READY',
      cancellable: true,
      pickUp: { place: { code: 'glp', name: 'Garden Palace' }, code: expect.stringMatching(/^[2-9A-Z]{8}$/) },
    });
    expect(await left('RW-CELLAR')).toBe(stock - 1);
    const cancelled = await cancel(as, data.orderNo);
    expect(cancelled.data).toMatchObject({ status: 'CANCELLED', pickUp: { code: null }, cancellable: false });
    expect((await cancel(as, data.orderNo)).data).toEqual(cancelled.data);
    expect(await left('RW-CELLAR')).toBe(stock);
    expect((await balance(as)).available).toBe(before);
  });

  it('is collected once, and cannot be cancelled any more', async () => {
    const as = await signIn(app, '66000107');
    const { data } = await redeem(as, 'RW-CELLAR');
    const url = `/_dev/pick-ups?code=${data.pickUp?.code}`;
    const handOut = async () => (await app.fastify.inject({ method: 'POST', url })).statusCode;
    expect((await app.fastify.inject('/_dev/pick-ups')).body).toContain(data.orderNo);
    clock.advance(1);
    expect([await handOut(), await handOut()]).toEqual([200, 200]);
    expect((await info(as, data.orderNo)).data).toMatchObject({
      status: 'COLLECTED',
      history: [{ status: 'READY' }, { status: 'COLLECTED' }],
    });
    expect((await cancel(as, data.orderNo)).code).toBe(16008);
  });

  it('lapses if it is not collected, for every reader even before the job ran, and nothing is returned', async () => {
    const as = await signIn(app, '66000114');
    const { data } = await redeem(as, 'RW-CELLAR');
    const after = (await balance(as)).available;
    clock.advance(1);
    await letDaysPass(data.orderNo);
    expect((await info(as, data.orderNo)).data).toMatchObject({
      status: 'LAPSED',
      pickUp: { code: null },
    });
    expect((await cancel(as, data.orderNo)).errorCode).toBe('PICKUP');
    await sweepOrders({ db: database.db, clock: app.clock, log: silentLog });
    expect((await info(as, data.orderNo)).data.history.map(({ status }) => status)).toEqual([
      'READY',
      'LAPSED',
    ]);
    expect((await cancel(as, data.orderNo)).errorCode).toBe('PICKUP');
    expect((await balance(as)).available).toBe(after);
  });
});

describe('a redemption is refused, and nothing moves,', () => {
  it.each([
    [
      'at another price',
      '66000118',
      'RW-CELLAR',
      { expectedPrice: '1.00' },
      14006,
      'PRICE_CHANGED',
      { price: '380.00' },
    ],
    ['below the tier', '66000102', 'RW-SPA-60', {}, 14005, 'TIER', null],
    ['above the limit', '66000118', 'RW-HAMPER', { qty: 2 }, 14004, 'LIMIT', { left: 1 }],
    ['out of stock', '66000001', 'RW-CHEFS-TABLE', {}, 14003, 'STOCK', expect.anything()],
    ['without the dollars', '66000118', 'RW-DINING-200', { qty: 9 }, 14001, 'INSUFFICIENT', null],
    [
      'without a place to collect it',
      '66000118',
      'RW-CELLAR',
      { pickupProperty: 'nowhere' },
      10001,
      null,
      null,
    ],
    ['of a reward that is none', '66000118', 'RW-CELLAR', { rewardId: '999' }, 10011, null, null],
  ])('%s', async (_why, phone, code, wish, number, errorCode, data) => {
    const as = await signIn(app, phone);
    const before = [await balance(as), await left(code)];
    expect(await redeem(as, code, wish)).toMatchObject({ code: number, errorCode, data });
    expect([{ ...(await balance(as)), asOf: '' }, await left(code)]).toEqual([
      { ...(before[0] as object), asOf: '' },
      before[1],
    ]);
  });

  it('when it has left the shelf', async () => {
    const as = await signIn(app, '66000118');
    const { id, price } = await found(as, 'RW-POOL-DAY');
    const set = (isOnShelf: boolean) =>
      database.db.update(exchangeItem).set({ isOnShelf }).where(eq(exchangeItem.code, 'RW-POOL-DAY'));
    await set(false);
    const payload = { rewardId: id, qty: 1, expectedPrice: price, idempotencyKey: newRandom() };
    const { envelope } = await send(app, 'POST /dollar/redeem', { as, payload });
    expect(envelope).toMatchObject({ code: 15004, errorCode: 'OFF_SHELF' });
    await set(true);
  });
});
