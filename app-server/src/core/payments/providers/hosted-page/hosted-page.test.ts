/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../../platform/database/index.ts';
import { testApp, type TestApp } from '../../../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../../../test/platform/protocol/test-clock.ts';
import { orders, savedCard } from '../../../../schema/index.ts';
import { testDatabase } from '../../../../../test/database/database.ts';
import { hostedPageServer, type HostedPageServer } from '../../../../../test/calls/hosted-page-server.ts';
import { newMember } from '../../../../../test/made/members.ts';
import { registerTestKind, reserve } from '../../../../../test/made/test-orders.ts';
import { claim, open, paymentContext, paymentOf } from '../../../../../test/made/test-payments.ts';
import type { Order } from '../../../orders/order-kind.ts';
import type { PaymentContext } from '../../payment.ts';
import { recoverPayments } from '../../recover-payments.ts';
import { forgetCards, removeCards } from '../../saved-cards/forget-cards.ts';
import { savedCardsOf } from '../../saved-cards/saved-card.ts';
import { refundPayment } from '../../refund-payment.ts';
import { sendRefunds } from '../../send-refunds.ts';
import { hostedPage } from './hosted-page.ts';

jest.setTimeout(60_000);
registerTestKind();

const clock = testClock();
let database: Awaited<ReturnType<typeof testDatabase>>;
let page: HostedPageServer;
let app: TestApp;
let context: PaymentContext;
let memberId: number;

beforeAll(async () => {
  database = await testDatabase();
  page = await hostedPageServer(clock);
  app = await testApp({ db: database.db, clock, payment: page.config });
  context = paymentContext(database.db, clock, hostedPage(page.config, clock, 300));
  memberId = await newMember(database.db);
});
afterAll(async () => {
  await app.fastify.close();
  await page.close();
  await database.drop();
});
beforeEach(() => {
  Object.assign(page.mood, {
    slow: 0,
    drop: 0,
    refuse: { status: 0, times: 0 },
    paidOnClose: new Set(),
    action: null,
  });
});

const book = (): Promise<Order> => reserve(database.db, clock, { memberId });
const sessionOf = (payNo: string) => {
  const [session, ...more] = page.sessions.filter(({ reference }) => reference === payNo);
  if (session === undefined || more.length > 0)
    throw new Error(`${more.length} sessions too many of ${payNo}`);
  return session;
};
async function post({ body, signature }: { body: string; signature: string }): Promise<number> {
  const headers = { 'content-type': 'application/json', 'payment-signature': signature };
  const url = '/webhooks/payment/hosted-page';
  return (await app.fastify.inject({ method: 'POST', url, headers, payload: body })).statusCode;
}
const paidMessage = (payNo: string) => {
  const session = sessionOf(payNo);
  session.status = 'paid';
  return page.message('session.paid', session);
};
const statusOf = async (order: Order) => {
  const [now] = await database.db.select().from(orders).where(eq(orders.id, order.id));
  return [now?.status, now?.payStatus];
};

describe('a hosted payment page', () => {
  it('receives amount and return address, and its own address is the next step', async () => {
    const order = await book();
    const paid = await open(context, order);
    const session = sessionOf(paid.payNo);
    expect(session).toMatchObject({
      amount: { value: '100.00', currency: 'MOP' },
      description: order.orderNo,
      locale: 'en',
      method: 'card',
      scene: 'h5',
      return_url: 'https://members.example/en/pay-result',
    });
    expect(paid).toMatchObject({
      status: 'PROCESSING',
      providerRef: session.id,
      action: { type: 'REDIRECT', url: session.url },
    });
  });

  it.each([
    { type: 'FORM', url: 'https://pay.example/form', params: { token: 'a' } },
    { type: 'JSAPI', params: { appId: 'wx1', package: 'prepay_id=1' } },
  ] as const)(
    'learns that the member pays inside WeChat, and may ask for another way: $type',
    async (action) => {
      page.mood.action = action;
      const paid = await open(context, await book(), { scene: 'WECHAT' });
      expect(sessionOf(paid.payNo)).toMatchObject({ scene: 'wechat' });
      expect(paid.action).toEqual(action);
    },
  );

  it('is processed once if it sends its message twenty times, followed by a failure', async () => {
    const order = await book();
    const { payNo } = await open(context, order);
    const failed = page.message('session.failed', { ...sessionOf(payNo), status: 'failed', failure: 'late' });
    const paid = paidMessage(payNo);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => post(paid)));
    expect(new Set([...statuses, await post(failed)])).toEqual(new Set([204]));
    expect(await statusOf(order)).toEqual(['RESERVED', 'PAID']);
  });

  it('that sends success and failure in the wrong order has been paid', async () => {
    const order = await book();
    const { payNo } = await open(context, order);
    const failed = page.message('session.failed', { ...sessionOf(payNo), status: 'failed' });
    const paid = paidMessage(payNo);
    await post(failed);
    expect(await statusOf(order)).toEqual(['HELD', 'FAILED']);
    await post(paid);
    expect(await statusOf(order)).toEqual(['RESERVED', 'PAID']);
  });

  it("is rejected without its signature, or with another's name", async () => {
    const order = await book();
    const { payNo } = await open(context, order);
    const paid = paidMessage(payNo);
    expect(await post({ ...paid, signature: '' })).toBe(400);
    expect(await post({ ...paid, body: paid.body.replace('100.00', '100.01') })).toBe(400);
    expect(await post({ body: 'no json', signature: page.message('x', {}).signature })).toBe(400);
    expect(await statusOf(order)).toEqual(['HELD', 'PROCESSING']);
  });

  it('may send irrelevant kinds', async () => {
    expect(await post(page.message('customer.updated', {}))).toBe(204);
  });

  it.each([
    ['breaks the connection after its work', () => (page.mood.drop = 1)],
    ['is too slow', () => (page.mood.slow = 600)],
    ['is not there for now', () => (page.mood.refuse = { status: 503, times: 1 })],
    ['is at work on the same key', () => (page.mood.refuse = { status: 409, times: 1 })],
  ])(
    'that %s leaves the payment open; recovery finds its state, and there is one session',
    async (_what, spoil) => {
      const order = await book();
      spoil();
      const { payNo, status } = await open(context, order);
      expect(status).toBe('CREATED');
      page.mood.slow = 0;
      clock.advance(31);
      await recoverPayments(context);
      expect(await paymentOf(context, payNo)).toMatchObject({
        status: 'PROCESSING',
        providerRef: sessionOf(payNo).id,
      });
    },
  );

  it('that refuses permanently ends the attempt; the next may begin', async () => {
    const order = await book();
    page.mood.refuse = { status: 422, times: 1 };
    expect(await open(context, order)).toMatchObject({ status: 'FAILED', failure: 'refused' });
    expect(await open(context, order)).toMatchObject({ status: 'PROCESSING' });
  });

  it('is queried if its message was lost', async () => {
    const order = await book();
    const { payNo } = await open(context, order);
    sessionOf(payNo).status = 'paid';
    clock.advance(31);
    await recoverPayments(context);
    expect(await statusOf(order)).toEqual(['RESERVED', 'PAID']);
  });

  it('closes sessions that are not needed; one paid at that moment counts', async () => {
    const lapsed = await claim(context, await book());
    const raced = await open(context, await book());
    await context.provider.create({
      ...lapsed,
      amount: lapsed.cash,
      method: 'CARD',
      orderNo: 'X',
      language: 'en',
    });
    clock.advance(901);
    page.mood.paidOnClose = new Set([raced.payNo]);
    await recoverPayments(context);
    expect(await paymentOf(context, lapsed.payNo)).toMatchObject({ status: 'CLOSED' });
    expect(sessionOf(lapsed.payNo).status).toBe('expired');
    // Nothing else had the order: the money restored it.
    expect(await paymentOf(context, raced.payNo)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('refunds under one number, and reports completion later', async () => {
    const order = await book();
    const { payNo } = await open(context, order);
    await post(paidMessage(payNo));
    const { orderId } = await paymentOf(context, payNo);
    const wanted = { orderId, amount: 100_00n, reason: 'test', actor: 'test' };
    await inTransaction(database.db, (tx) => refundPayment(tx, context, wanted));
    page.mood.drop = 1;
    await sendRefunds(context);
    clock.advance(61);
    await sendRefunds(context);
    const [refund, ...more] = page.refunds;
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ session: sessionOf(payNo).id, amount: '100.00' });
    expect(await paymentOf(context, payNo)).toMatchObject({ status: 'REFUNDING' });
    const done = page.message('refund.updated', { ...refund, status: 'succeeded' });
    await Promise.all(Array.from({ length: 20 }, () => post(done)));
    expect(await paymentOf(context, payNo)).toMatchObject({ status: 'REFUNDED' });
  });

  it('keeps a card if it can, charges it at once next time, and forgets it', async () => {
    const keeping = { ...page.config, keepsCards: true };
    const saving = { ...context, provider: hostedPage(keeping, clock, 300) };
    const { payNo } = await open(saving, await book(), { saveCard: true });
    const customer = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(sessionOf(payNo)).toMatchObject({ customer, save_card: true });
    const card = { token: 'tok_1', brand: 'Visa', last4: '4242', expiry_month: 8, expiry_year: 2099 };
    sessionOf(payNo).card = card;
    await post(paidMessage(payNo));
    const saved = await savedCardsOf(database.db, saving.provider, memberId);
    expect(saved).toMatchObject([{ brand: 'Visa', last4: '4242', expiryMonth: 8, expiryYear: 2099 }]);
    const again = await book();
    const paid = await open(saving, again, { cardId: saved[0]?.id });
    expect(paid).toMatchObject({ status: 'SUCCEEDED', capturedCash: 100_00n });
    expect(page.tokens.at(-1)).toBe('tok_1');
    expect(sessionOf(paid.payNo)).toMatchObject({ customer });
    expect(sessionOf(paid.payNo)).not.toHaveProperty('save_card');
    await inTransaction(database.db, (tx) => removeCards(tx, eq(savedCard.memberId, memberId)));
    page.mood.refuse = { status: 503, times: 1 };
    await forgetCards(saving);
    expect(page.forgotten).toEqual([]);
    clock.advance(61);
    await forgetCards(saving);
    await forgetCards(saving);
    expect(page.forgotten).toEqual(['tok_1']);
  });
});
