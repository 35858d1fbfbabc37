import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ExchangeCheck, Goods, GoodsDetail, MyPoint, PointsOrder } from '@resort/mf-dollars/contract';
import type { Overview } from '@resort/mf-membership/contract';
import type { PaymentStarted } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { TO_COLLECT } from './texts/exchange.ts';
import { sweepOrders } from '../../core/orders/sweep.ts';
import { newRandom, send, type Identity } from '../../../test/platform/protocol/client.ts';
import { withSignCheck } from '../../../test/platform/protocol/sign-check.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { exchangeItem } from './tables/exchange.ts';
import { inventoryCounter, orders, payment } from '../../schema/index.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { silentLog } from '../../../test/tools/silent-log.ts';

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let clock: Ground['clock'];
let origin: string;

standOn((ground) => ({ database, app, clock } = ground));
beforeAll(async () => {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
});

interface Page<T> {
  readonly list: T[];
  readonly total: number;
}
const found = async (as: Identity, code: string): Promise<Goods> => {
  const [row] = await database.db.select().from(exchangeItem).where(eq(exchangeItem.code, code));
  const payload = { pageSize: '50' };
  const { list } = (await send<Page<Goods>>(app, 'GET /point/mall/getPointsGoods', { as, payload })).envelope
    .data;
  const goods = list.find(({ id }) => id === String(row?.id));
  if (goods === undefined) throw new Error(`no goods ${code}`);
  return goods;
};
const order = async (as: Identity, code: string, wish: Record<string, unknown> = {}) => {
  const { id, points, topUp, pickUp } = await found(as, code);
  const isTopUp = wish['way'] === 'TOP_UP';
  const payload = {
    goodsId: id,
    qty: 1,
    expectedPoints: isTopUp ? topUp?.points : points,
    ...(isTopUp ? { expectedCash: topUp?.cash } : {}),
    ...(pickUp[0] ? { pickupProperty: pickUp[0].code } : {}),
    idempotencyKey: newRandom(),
    ...wish,
  };
  return (await send<PointsOrder>(app, 'POST /point/mall/pointsPayGoods', { as, payload })).envelope;
};
const mine = async (as: Identity) =>
  (await send<MyPoint>(app, 'GET /point/mall/getMyPoint', { as })).envelope.data;
const info = async (as: Identity, orderNo: string) =>
  (await send<PointsOrder>(app, 'GET /point/mall/getMyOrderInfo', { as, payload: { orderNo } })).envelope;
const cancel = async (as: Identity, orderNo: string) => {
  const payload = { orderNo, idempotencyKey: newRandom() };
  return (await send<PointsOrder>(app, 'POST /point/mall/cancelOrder', { as, payload })).envelope;
};
const left = async (code: string) => {
  const [row] = await database.db.select().from(inventoryCounter).where(eq(inventoryCounter.key, code));
  return row && row.total - row.sold - row.held;
};
const pay = async (as: Identity, { pay: way, orderNo }: PointsOrder): Promise<string> => {
  const { envelope } = await send<PaymentStarted>(app, 'POST /hotel/pay', {
    as,
    payload: {
      id: way?.id,
      signTimerStr: way?.signTimerStr,
      paySence: 'H5',
      methodCode: 'CARD',
      expectedAmount: way?.amount,
      returnUrl: `/en/points-pay-result?orderNo=${orderNo}`,
      idempotencyKey: newRandom(),
    },
    change: withSignCheck('POST /hotel/pay', as),
  });
  return envelope.data.payNo;
};
const atCashier = (payNo: string, decision: string) =>
  fetch(`${origin}/_pay`, {
    method: 'POST',
    body: new URLSearchParams({ payNo, decision }),
    redirect: 'manual',
  });
const runOut = (orderNo: string) =>
  database.db
    .update(orders)
    .set({ heldUntil: new Date(app.clock.now().getTime() - 60_000) })
    .where(eq(orders.orderNo, orderNo));

describe('the points mall', () => {
  it('lists goods, both payment options, and the cost of a quantity', async () => {
    const as = await signIn(app, '66000103');
    const goods = await found(as, 'GM-CANDLE');
    expect(goods).toMatchObject({ points: 2400, topUp: { points: 1200, cash: '60.00' }, redeemable: true });
    const payload = { id: goods.id };
    const detail = await send<GoodsDetail>(app, 'GET /point/mall/selectPointsGoodsInfoById', { as, payload });
    expect(detail.envelope.data).toMatchObject({ ...goods, pickUpDays: 30, cancellable: true });
    expect(detail.envelope.data.terms[0]).toContain('30 days');
    const check = async (wish: object) =>
      (
        await send<ExchangeCheck>(app, 'GET /point/mall/getExchangePointGoods', {
          as,
          payload: { ...payload, ...wish },
        })
      ).envelope.data;
    expect(await check({ qty: '2', way: 'TOP_UP' })).toEqual({
      ok: true,
      reason: null,
      qty: 2,
      way: 'TOP_UP',
      points: 2400,
      cash: '120.00',
      currency: 'MOP',
      balance: 12_800,
      balanceAfter: 10_400,
    });
    expect(await check({ qty: '9' })).toMatchObject({ ok: false, reason: 'BALANCE', balanceAfter: null });
  });

  it('takes points at once, shows the pick-up on the home, and returns the points', async () => {
    const as = await signIn(app, '66000107');
    const stock = (await left('GM-BEAR')) ?? 0;
    const { data } = await order(as, 'GM-BEAR', { qty: 2 });
    expect(data).toMatchObject({
      status: 'READY',
      points: 2200,
      cash: '0.00',
      balanceAfter: 10_600,
      pay: null,
    });
    expect([await mine(as), await left('GM-BEAR')]).toMatchObject([{ points: 10_600, held: 0 }, stock - 2]);
    const { upcoming } = (await send<Overview>(app, 'GET /member/overview', { as })).envelope.data;
    expect(upcoming).toMatchObject([
      { orderNo: data.orderNo, title: TO_COLLECT.en.replace('{name}', 'The doorman bear'), kind: 'POINTS' },
    ]);
    expect((await order(as, 'GM-BEAR')).errorCode).toBe('LIMIT');
    expect((await cancel(as, data.orderNo)).data).toMatchObject({ status: 'CANCELLED' });
    expect([await mine(as), await left('GM-BEAR')]).toMatchObject([{ points: 12_800, held: 0 }, stock]);
    expect((await order(as, 'GM-BEAR')).code).toBe(0);
  });

  it.each([
    ['without the points', '66000101', 'GM-CANDLE', {}, 15002, 'POINTS'],
    ['at another price', '66000103', 'GM-CANDLE', { expectedPoints: 1 }, 14006, 'PRICE_CHANGED'],
    ['out of stock', '66000103', 'GM-PRINT', {}, 15001, 'STOCK'],
    ['below the tier', '66000101', 'GM-GLASSES', {}, 14005, 'TIER'],
    ['above the limit', '66000103', 'GM-BEAR', { qty: 3 }, 15003, 'LIMIT'],
    ['in a way it is not sold in', '66000103', 'GM-BEAR', { way: 'TOP_UP', expectedPoints: 1 }, 10001, null],
  ])('refuses an order %s', async (_why, phone, code, wish, number, errorCode) => {
    const as = await signIn(app, phone);
    const before = await mine(as);
    expect(await order(as, code, wish)).toMatchObject({ code: number, errorCode });
    expect(await mine(as)).toMatchObject({ points: before.points, held: before.held });
  });
});

describe('an order with money on top', () => {
  it('holds points and goods until it is paid, and issues the code then', async () => {
    const as = await signIn(app, '66000110');
    const stock = (await left('GM-ROBE')) ?? 0;
    const { data } = await order(as, 'GM-ROBE', { way: 'TOP_UP' });
    expect(data).toMatchObject({
      status: 'CREATED',
      points: 2600,
      cash: '130.00',
      pickUp: { code: null, before: null },
      cancellable: true,
      pay: { amount: '130.00' },
    });
    expect([await mine(as), await left('GM-ROBE')]).toMatchObject([
      { points: 10_200, held: 2600 },
      stock - 1,
    ]);
    clock.advance(1);
    await atCashier(await pay(as, data), 'pay');
    const paid = (await info(as, data.orderNo)).data;
    expect(paid).toMatchObject({
      status: 'READY',
      pay: null,
      pickUp: { code: expect.any(String) },
      history: [{ status: 'CREATED' }, { status: 'READY' }],
    });
    expect(await mine(as)).toMatchObject({ points: 10_200, held: 0 });
    expect((await cancel(as, data.orderNo)).data.status).toBe('CANCELLED');
    expect([await mine(as), await left('GM-ROBE')]).toMatchObject([{ points: 12_800, held: 0 }, stock]);
    const [refunded] = await database.db
      .select()
      .from(payment)
      .where(eq(payment.memberId, Number(as.userId)));
    expect(refunded).toMatchObject({ refundedCash: 130_00n });
  });

  it('returns everything if the money does not arrive, and takes it again if it arrives late', async () => {
    const as = await signIn(app, '66000114');
    const stock = (await left('GM-CANDLE')) ?? 0;
    const { data } = await order(as, 'GM-CANDLE', { way: 'TOP_UP' });
    const payNo = await pay(as, data);
    await runOut(data.orderNo);
    expect((await info(as, data.orderNo)).data).toMatchObject({
      status: 'EXPIRED',
      pay: null,
      cancellable: false,
    });
    expect((await cancel(as, data.orderNo)).errorCode).toBe('HOLD_EXPIRED');
    await sweepOrders({ db: database.db, clock: app.clock, log: silentLog });
    expect([await mine(as), await left('GM-CANDLE')]).toMatchObject([{ points: 12_800, held: 0 }, stock]);
    await atCashier(payNo, 'pay');
    expect((await info(as, data.orderNo)).data).toMatchObject({ status: 'READY', balanceAfter: 11_600 });
    expect([await mine(as), await left('GM-CANDLE')]).toMatchObject([{ points: 11_600, held: 0 }, stock - 1]);
  });

  it('can be cancelled before it is paid', async () => {
    const as = await signIn(app, '66000118');
    const { data } = await order(as, 'GM-CANDLE', { way: 'TOP_UP' });
    expect((await cancel(as, data.orderNo)).data).toMatchObject({ status: 'CANCELLED', pay: null });
    expect(await mine(as)).toMatchObject({ points: 12_800, held: 0 });
  });
});

it('the list has the member’s own orders, open or done', async () => {
  const as = await signIn(app, '66000105');
  const list = async (status?: string) => {
    const payload = status === undefined ? {} : { status };
    const { envelope } = await send<Page<PointsOrder>>(app, 'GET /point/mall/getMyOrderList', {
      as,
      payload,
    });
    return envelope.data.list.map((row) => row.orderNo);
  };
  const first = (await order(as, 'GM-LANTERN')).data.orderNo;
  const second = (await order(as, 'GM-LANTERN')).data.orderNo;
  await cancel(as, first);
  expect([await list(), await list('OPEN'), await list('DONE')]).toEqual([
    [second, first],
    [second],
    [first],
  ]);
  const other = await signIn(app, '66000103');
  expect((await info(other, first)).code).toBe(10007);
  expect((await send(app, 'GET /dollar/order/info', { as, payload: { orderNo: first } })).envelope.code).toBe(
    10007,
  );
});
