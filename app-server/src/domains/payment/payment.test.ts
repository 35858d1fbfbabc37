/** @jest-environment-options {"ownModules": true} */
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PaymentMethod, PaymentResult, PaymentStarted } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { attemptsOf } from '../../core/payments/attempts.ts';
import { orders } from '../../schema/index.ts';
import { servedCalls } from '../index.ts';
import { newRandom, send, type Identity } from '../../../test/platform/protocol/client.ts';
import { withSignCheck } from '../../../test/platform/protocol/sign-check.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { testPaymentCalls } from '../../../test/calls/test-payment-calls.ts';

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let origin: string;
let member: Identity;
let other: Identity;

standOn((ground) => ({ database, app } = ground), { calls: [...servedCalls, ...testPaymentCalls] });
beforeAll(async () => {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
  member = await signIn(app, '66000101');
  other = await signIn(app, '66000102');
});

interface Booked {
  readonly wireId: string;
  readonly signTimerStr: string;
  readonly orderNo: string;
}
async function book(total: string, dollars?: string): Promise<Booked> {
  const payload = { total, idempotencyKey: newRandom(), ...(dollars === undefined ? {} : { dollars }) };
  return (await send<Booked>(app, 'POST /test/payable', { as: member, payload })).envelope.data;
}
const pay = (order: Booked, wish: Record<string, unknown> = {}, as = member) =>
  send<PaymentStarted>(app, 'POST /hotel/pay', {
    as,
    payload: {
      id: order.wireId,
      signTimerStr: order.signTimerStr,
      paySence: 'H5',
      methodCode: 'CARD',
      returnUrl: `/en/pay-result?orderNo=${order.orderNo}`,
      idempotencyKey: newRandom(),
      ...wish,
    },
    change: withSignCheck('POST /hotel/pay', as),
  });
const result = async ({ orderNo }: Pick<Booked, 'orderNo'>, as = member) =>
  (await send<PaymentResult>(app, 'GET /payment/result', { as, payload: { orderNo } })).envelope;
const atCashier = (payNo: string, decision: string, headers = {}) =>
  fetch(`${origin}/_pay`, {
    method: 'POST',
    body: new URLSearchParams({ payNo, decision }),
    redirect: 'manual',
    headers,
  });

describe('paying', () => {
  it('goes to the cashier and comes back paid, dollars and money together', async () => {
    const order = await book('1234.50', '234.50');
    const started = await pay(order, { dollarUse: '234.50', expectedAmount: '1000.00' });
    const { payNo } = started.envelope.data;
    expect(started.envelope.data).toEqual({
      payNo: expect.stringMatching(/^P[0-9A-Z]{20}$/),
      status: 'PROCESSING',
      action: { type: 'REDIRECT', url: `/_pay?payNo=${payNo}` },
    });
    expect((await result(order)).data).toMatchObject({ outcome: 'PENDING', action: { type: 'REDIRECT' } });
    const back = await atCashier(payNo, 'pay');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `/en/pay-result?orderNo=${order.orderNo}`,
    ]);
    expect((await result(order)).data).toMatchObject({
      outcome: 'PAID',
      status: 'SUCCEEDED',
      currency: 'MOP',
      amount: '1234.50',
      dollars: '234.50',
      cash: '1000.00',
      refunded: '0.00',
      action: { type: 'NONE' },
    });
    expect((await pay(order)).envelope).toMatchObject({ code: 20005, errorCode: 'ALREADY_PAID' });
  });

  it('I5: is done once for one key, and everybody gets the same payment', async () => {
    const order = await book('100.00');
    const idempotencyKey = newRandom();
    const answers = await Promise.all(Array.from({ length: 30 }, () => pay(order, { idempotencyKey })));
    const numbers = answers.map(({ envelope }) => envelope.data.payNo);
    expect(new Set(numbers).size).toBe(1);
    const { rows } = await database.pool.query('select 1 from sandbox_charge where pay_no = $1', [
      numbers[0],
    ]);
    expect(rows).toHaveLength(1);
    const again = await pay(order, { idempotencyKey });
    expect(again.envelope.data).toMatchObject({
      payNo: numbers[0],
      status: 'PROCESSING',
      action: { type: 'REDIRECT' },
    });
    expect((await pay(order, { idempotencyKey, methodCode: 'WALLET' })).envelope.code).toBe(10005);
  });

  it('takes no price of another order', async () => {
    const { signTimerStr } = await book('100.00');
    expect((await pay(await book('100.00'), { signTimerStr })).envelope.code).toBe(16004);
  });

  it('under another key hears that it is under way, and which order to look at', async () => {
    const order = await book('100.00');
    await pay(order);
    expect((await pay(order)).envelope).toMatchObject({
      code: 20001,
      errorCode: 'IN_PROGRESS',
      data: { orderNo: order.orderNo },
    });
  });

  it('may be tried again after the cashier declined', async () => {
    const order = await book('100.00');
    await atCashier((await pay(order)).envelope.data.payNo, 'decline');
    expect((await result(order)).data).toMatchObject({ outcome: 'DECLINED', holdUntil: expect.any(String) });
    const second = (await pay(order, { methodCode: 'WALLET' })).envelope.data.payNo;
    await atCashier(second, 'pay');
    expect((await result(order)).data).toMatchObject({ outcome: 'PAID', payNo: second });
    const [row] = await database.db.select().from(orders).where(eq(orders.orderNo, order.orderNo));
    const attempts = await attemptsOf(database.db, row!);
    expect(attempts.map(({ end, money }) => [end, money])).toEqual([
      ['DECLINED', '100.00'],
      ['PAID', '100.00'],
    ]);
  });

  it('with dollars alone is done in the call', async () => {
    const order = await book('50.00', '50.00');
    const { envelope } = await pay(order, {
      dollarUse: '50.00',
      methodCode: undefined,
      expectedAmount: '0.00',
    });
    expect(envelope.data).toMatchObject({ status: 'SUCCEEDED', action: { type: 'NONE' } });
    expect((await result(order)).data).toMatchObject({ outcome: 'PAID', cash: '0.00', dollars: '50.00' });
  });

  it.each([
    ['somebody else’s order', {}, 10007],
    ['another amount', { expectedAmount: '99.99' }, 20003],
    ['a negative amount of dollars', { dollarUse: '-1.00' }, 10001],
    ['a booking number that is none', { id: '1' }, 16013],
    ['a price that we did not lock', { signTimerStr: 'price.lock' }, 16004],
    ['a way back to elsewhere', { returnUrl: 'https://evil.example/' }, 10001],
  ])('is refused for %s', async (what, wish, code) => {
    const as = what.startsWith('somebody') ? other : member;
    expect((await pay(await book('100.00'), wish, as)).envelope.code).toBe(code);
  });
});

describe('the result', () => {
  it('is for the order’s own member', async () => {
    const order = await book('100.00');
    await pay(order);
    expect((await result(order, other)).code).toBe(10007);
    expect((await result({ orderNo: 'X000000' })).code).toBe(10007);
  });

  it('is not there before anybody pays', async () => {
    expect((await result(await book('100.00'))).code).toBe(10011);
  });
});

describe('the ways to pay', () => {
  it('are the provider’s, in the caller’s language', async () => {
    const call = 'GET /order/booking/hotel/getPaymentMethods';
    const { wireId: id } = await book('100.00');
    const payload = { id, paySence: 'H5', language: 'tc' };
    const { envelope } = await send<PaymentMethod[]>(app, call, { as: member, payload });
    expect(envelope.data).toEqual([
      {
        code: 'CARD',
        name: '信用卡或扣賬卡',
        icon: 'card',
        currencies: ['MOP', 'HKD'],
        enabled: true,
        savedCards: [],
      },
      { code: 'WALLET', name: '電子錢包', icon: 'wallet', currencies: ['MOP', 'HKD'], enabled: true },
    ]);
    expect((await send(app, call, { as: other, payload })).envelope.code).toBe(10007);
    expect((await send(app, call)).envelope.code).toBe(301);
  });
});

describe('inside WeChat', () => {
  it('a wallet opens WeChat’s own sheet, with the fields that it takes', async () => {
    const order = await book('100.00');
    const started = await pay(order, { paySence: 'WECHAT', methodCode: 'WALLET' });
    const { payNo, action } = started.envelope.data;
    expect(action).toEqual({
      type: 'JSAPI',
      params: {
        appId: 'sandbox',
        timeStamp: expect.stringMatching(/^\d{10}$/),
        nonceStr: payNo,
        package: `prepay_id=${payNo}`,
        signType: 'RSA',
        paySign: 'sandbox',
      },
    });
    expect((await result(order)).data.action).toEqual(action);
  });

  it('a card is a posted form, which leads to the cashier', async () => {
    const started = await pay(await book('100.00'), { paySence: 'WECHAT' });
    const { payNo, action } = started.envelope.data;
    expect(action).toEqual({ type: 'FORM', url: '/_pay', params: { payNo } });
    const body = new URLSearchParams({ payNo });
    const posted = await fetch(`${origin}/_pay`, { method: 'POST', body, redirect: 'manual' });
    expect([posted.status, posted.headers.get('location')]).toEqual([303, `/_pay?payNo=${payNo}`]);
  });

  it.each(['H5', 'PC', 'MINI_PROGRAM', 'elsewhere'])('%s opens the cashier’s page', async (paySence) => {
    const { action } = (await pay(await book('100.00'), { paySence })).envelope.data;
    expect(action.type).toBe('REDIRECT');
  });
});

describe('the cashier', () => {
  const page = (payNo: string, headers = {}) => fetch(`${origin}/_pay?payNo=${payNo}`, { headers });

  it('shows merchant, order and amount in the member’s language, and nothing may run in it', async () => {
    const order = await book('1234567.00');
    const { payNo } = (await pay(order, { language: 'jp' })).envelope.data;
    const response = await page(payNo);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const html = await response.text();
    expect(html).toContain('<html lang="ja">');
    expect(html).toContain('MOP 1,234,567.00');
    expect(html).toContain(order.orderNo);
    expect(html).not.toMatch(/<script|style=|onclick/);
    expect((await fetch(`${origin}/_pay/cashier.css`)).headers.get('content-type')).toContain('text/css');
  });

  it('decides once', async () => {
    const order = await book('100.00');
    const { payNo } = (await pay(order)).envelope.data;
    await Promise.all(['pay', 'decline', 'pay', 'decline'].map((decision) => atCashier(payNo, decision)));
    const { rows } = await database.pool.query('select 1 from payment_event where subject = $1', [payNo]);
    expect(rows).toHaveLength(1);
    expect(await (await page(payNo)).text()).not.toContain('<form');
  });

  it('is there for this machine only, and not behind a proxy', async () => {
    const { payNo } = (await pay(await book('100.00'))).envelope.data;
    expect((await page(payNo, { 'x-forwarded-for': '10.0.0.1' })).status).toBe(404);
    expect((await atCashier(payNo, 'pay', { via: '1.1 proxy' })).status).toBe(404);
    expect(
      (await app.fastify.inject({ url: `/_pay?payNo=${payNo}`, remoteAddress: '10.0.0.1' })).statusCode,
    ).toBe(404);
    expect((await page('P0')).status).toBe(404);
  });
});

describe('the webhook', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/webhooks/payment/sandbox`, { method: 'POST', body, headers });

  it('takes nothing that is not signed', async () => {
    const order = await book('100.00');
    const { payNo } = (await pay(order)).envelope.data;
    const body = JSON.stringify({ id: 'e', type: 'charge.paid', payNo, amount: '100.00', currency: 'MOP' });
    expect((await post(body)).status).toBe(400);
    expect((await post(body, { 'payment-signature': `t=1,v1=${'0'.repeat(64)}` })).status).toBe(400);
    expect((await result(order)).data.outcome).toBe('PENDING');
    expect((await fetch(`${origin}/webhooks/payment/other`, { method: 'POST', body })).status).toBe(404);
  });
});
