/** @jest-environment-options {"ownModules": true} */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PaymentMethod, PaymentResult, PaymentStarted } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { claim, open, paymentContext } from '../../../test/made/test-payments.ts';
import { newMember } from '../../../test/made/members.ts';
import { reserve } from '../../../test/made/test-orders.ts';
import { hostedPageServer, type HostedPageServer } from '../../../test/calls/hosted-page-server.ts';
import { testPaymentCalls } from '../../../test/calls/test-payment-calls.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { newRandom, send, type Identity } from '../../../test/platform/protocol/client.ts';
import { withSignCheck } from '../../../test/platform/protocol/sign-check.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import { forgetCards } from '../../core/payments/saved-cards/forget-cards.ts';
import { bringToProvider } from '../../core/payments/ask-provider.ts';
import { applyState } from '../../core/payments/apply-state.ts';
import { recoverPayments } from '../../core/payments/recover-payments.ts';
import { inTransaction } from '../../platform/database/index.ts';
import {
  cardCustomer,
  forgottenCard,
  payment,
  sandboxCard,
  savedCard,
  sandboxCharge,
} from '../../schema/index.ts';
import { servedCalls } from '../index.ts';
import { erasePersonalData } from '../member-data/erase.ts';

jest.setTimeout(60_000);

let ground: Ground;
let page: HostedPageServer;
let origin: string;
let member: Identity;
let other: Identity;
const calls = [...servedCalls, ...testPaymentCalls];

standOn((made) => (ground = made), { calls });
beforeAll(async () => {
  const { app, clock } = ground;
  page = await hostedPageServer(clock);
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
  member = await signIn(app, '66000101');
  other = await signIn(app, '66000102');
});
afterAll(() => page.close());

const here = () => paymentContext(ground.database.db, ground.clock);

interface Booked {
  readonly wireId: string;
  readonly signTimerStr: string;
  readonly orderNo: string;
}
async function book(as = member, app = ground.app): Promise<Booked> {
  const payload = { total: '100.00', idempotencyKey: newRandom() };
  return (await send<Booked>(app, 'POST /test/payable', { as, payload })).envelope.data;
}
const pay = async (
  { wireId: id, signTimerStr, orderNo }: Booked,
  wish: Record<string, unknown>,
  as = member,
  app = ground.app,
) =>
  (
    await send<PaymentStarted>(app, 'POST /hotel/pay', {
      as,
      payload: {
        id,
        signTimerStr,
        paySence: 'H5',
        methodCode: 'CARD',
        returnUrl: `/en/pay-result?orderNo=${orderNo}`,
        idempotencyKey: newRandom(),
        ...wish,
      },
      change: withSignCheck('POST /hotel/pay', as),
    })
  ).envelope;
const outcome = async ({ orderNo }: Booked, as = member) =>
  (await send<PaymentResult>(ground.app, 'GET /payment/result', { as, payload: { orderNo } })).envelope.data
    .outcome;
const atCashier = (payNo: string, decision: string) =>
  fetch(`${origin}/_pay`, {
    method: 'POST',
    body: new URLSearchParams({ payNo, decision }),
    redirect: 'manual',
  });

interface Listed {
  readonly cardId: string;
  readonly last4: string;
  readonly isExpired: boolean;
}
const list = async (as = member, app = ground.app) =>
  (await send<{ offered: boolean; cards: Listed[] }>(app, 'GET /payment/cards', { as })).envelope.data;
const remove = async (cardId: string, as = member) =>
  (await send(ground.app, 'POST /payment/cards/delete', { as, payload: { cardId } })).envelope;
/** The member pays at the cashier and has the card kept; resolves to its id. */
async function save(decision: 'pay' | 'payConfirmed' | 'payOnce' = 'pay', as = member): Promise<string> {
  const order = await book(as);
  const { payNo } = (await pay(order, { saveCard: true }, as)).data;
  await atCashier(payNo, decision);
  expect(await outcome(order, as)).toBe('PAID');
  const last4 = { pay: '4242', payConfirmed: '3220', payOnce: '0341' }[decision];
  return (await list(as)).cards.find((card) => card.last4 === last4)?.cardId ?? '';
}
const waiting = () => ground.database.db.$count(forgottenCard);
const charges = () => ground.database.db.$count(sandboxCharge);

describe('a card that a member asks to save', () => {
  it('is listed after the payment, and pays the next order with one press', async () => {
    const id = await save();
    const year = ground.clock.now().getUTCFullYear() + 2;
    const shown = { cardId: id, brand: 'Visa', last4: '4242', expiry: `08/${String(year).slice(2)}` };
    expect(await list()).toEqual({ offered: true, cards: [{ ...shown, isExpired: false }] });
    const call = 'GET /order/booking/hotel/getPaymentMethods';
    const methods = (await send<PaymentMethod[]>(ground.app, call, { as: member })).envelope.data;
    expect(methods.map(({ code, savedCards }) => [code, savedCards])).toEqual([
      ['CARD', [shown]],
      ['WALLET', undefined],
    ]);
    const order = await book();
    const { data } = await pay(order, { cardId: id });
    expect(data).toMatchObject({ status: 'SUCCEEDED', action: { type: 'NONE' } });
    expect(await outcome(order)).toBe('PAID');
  });

  it('is one card however often it is saved; its older token is forgotten', async () => {
    const id = await save();
    const { db } = ground.database;
    const isTheirs = eq(cardCustomer.memberId, Number(member.userId));
    const [customer] = await db.select().from(cardCustomer).where(isTheirs);
    const tokensNow = async () =>
      (await db.select().from(sandboxCard))
        .filter((card) => card.customer === customer?.reference)
        .map(({ token }) => token);
    const [before] = await tokensNow();
    expect(await save()).toBe(id);
    expect((await list()).cards).toHaveLength(1);
    await forgetCards(here());
    expect(await waiting()).toBe(0);
    const tokens = await tokensNow();
    expect(tokens).toHaveLength(1);
    expect(tokens).not.toContain(before);
    expect((await pay(await book(), { cardId: id })).data.status).toBe('SUCCEEDED');
  });

  it('is kept once if the provider is heard twice, and also if its message was lost', async () => {
    const order = await book(other);
    const { payNo } = (await pay(order, { saveCard: true }, other)).data;
    await atCashier(payNo, 'pay');
    const state = await here().provider.query(payNo);
    const before = await waiting();
    const again = () =>
      inTransaction(ground.database.db, (tx) => applyState(tx, here(), { payNo, state, actor: 'test' }));
    expect(await again()).toBe('nothing new');
    expect((await list(other)).cards).toHaveLength(1);
    expect(await waiting()).toBe(before);
  });

  it('stays with its member: one who did not ask has none', async () => {
    const order = await book();
    const count = (await list()).cards.length;
    const { payNo } = (await pay(order, {})).data;
    await atCashier(payNo, 'payConfirmed');
    expect(await outcome(order)).toBe('PAID');
    expect((await list()).cards).toHaveLength(count);
  });

  it('can need a step on the provider’s page when it pays', async () => {
    const id = await save('payConfirmed');
    const order = await book();
    const { data } = await pay(order, { cardId: id });
    expect(data).toMatchObject({
      status: 'PROCESSING',
      action: { type: 'REDIRECT', url: `/_pay?payNo=${data.payNo}` },
    });
    await atCashier(data.payNo, 'pay');
    expect(await outcome(order)).toBe('PAID');
    await remove(id);
  });

  it('can be declined; the order then takes another way', async () => {
    const id = await save('payOnce');
    const order = await book();
    expect((await pay(order, { cardId: id })).data).toMatchObject({ status: 'FAILED' });
    expect(await outcome(order)).toBe('DECLINED');
    const { payNo } = (await pay(order, { methodCode: 'WALLET' })).data;
    await atCashier(payNo, 'pay');
    expect(await outcome(order)).toBe('PAID');
    await remove(id);
  });
});

describe('no money moves with a card that', () => {
  const refused = async (wish: Record<string, unknown>, as = member) => {
    const before = await charges();
    const order = await book(as);
    const { code, errorCode } = await pay(order, wish, as);
    expect(await charges()).toBe(before);
    expect((await pay(order, {}, as)).code).toBe(0);
    return [code, errorCode];
  };

  it('has expired', async () => {
    const id = await save();
    const isIt = eq(savedCard.id, Number(id));
    await ground.database.db.update(savedCard).set({ expiryYear: 2020 }).where(isIt);
    expect(await refused({ cardId: id })).toEqual([20008, 'CARD_EXPIRED']);
    expect((await list()).cards[0]).toMatchObject({ cardId: id, isExpired: true });
    const call = 'GET /order/booking/hotel/getPaymentMethods';
    const [card] = (await send<PaymentMethod[]>(ground.app, call, { as: member })).envelope.data;
    expect(card?.savedCards).toEqual([]);
  });

  it('is another member’s, unknown, removed or another provider’s: one answer', async () => {
    const id = await save();
    expect(await refused({ cardId: id }, other)).toEqual([20007, 'CARD_GONE']);
    expect(await refused({ cardId: '999999999' })).toEqual([20007, 'CARD_GONE']);
    const isIt = eq(savedCard.id, Number(id));
    await ground.database.db.update(savedCard).set({ provider: 'elsewhere' }).where(isIt);
    expect(await refused({ cardId: id })).toEqual([20007, 'CARD_GONE']);
    await ground.database.db.update(savedCard).set({ provider: 'sandbox' }).where(isIt);
    expect(await remove(id)).toMatchObject({ code: 0, data: { deleted: true } });
    expect(await refused({ cardId: id })).toEqual([20007, 'CARD_GONE']);
  });

  it('was removed after the payment began', async () => {
    const memberId = Number(member.userId);
    const cardId = Number(await save());
    const { db } = ground.database;
    const paid = await claim(here(), await reserve(db, ground.clock, { memberId }), { cardId });
    await remove(String(cardId));
    await bringToProvider(here(), paid.payNo);
    const [now] = await db.select().from(payment).where(eq(payment.payNo, paid.payNo));
    expect(now).toMatchObject({ status: 'FAILED', failure: 'refused', capturedCash: 0n });
    expect(await here().provider.query(paid.payNo)).toEqual({ status: 'UNKNOWN' });
  });

  it.each([
    { methodCode: 'WALLET', saveCard: true },
    { saveCard: true, cardId: '1' },
  ])('makes no sense: %j', async (wish) => expect(await refused(wish)).toEqual([10001, null]));
});

it('removing asks the provider until it has forgotten; of another member it does nothing', async () => {
  const id = await save();
  await remove(id, other);
  expect((await list()).cards.map((card) => card.cardId)).toContain(id);
  await forgetCards(here());
  const kept = await ground.database.db.$count(sandboxCard);
  await remove(id);
  expect((await list()).cards.map((card) => card.cardId)).not.toContain(id);
  let asked = 0;
  const { provider, ...rest } = here();
  const deaf = {
    ...rest,
    provider: {
      ...provider,
      cards: {
        forget() {
          asked += 1;
          return Promise.reject(new Error('no answer'));
        },
      },
    },
  };
  await forgetCards(deaf);
  await forgetCards(deaf);
  expect([asked, await waiting()]).toEqual([1, 1]);
  ground.clock.advance(61);
  await forgetCards(here());
  expect(await waiting()).toBe(0);
  expect(await ground.database.db.$count(sandboxCard)).toBe(kept - 1);
  expect(await remove(id)).toMatchObject({ code: 0 });
});

it('tokens are in no log, no answer and no export; brand, digits and expiry are in the export', async () => {
  await save();
  const { db } = ground.database;
  const tokens = (await db.select().from(sandboxCard)).map(({ token }) => token);
  const customers = (await db.select().from(cardCustomer)).map(({ reference }) => reference);
  const { envelope } = await send<{ data: Record<string, unknown[]> }>(ground.app, 'GET /member/data', {
    as: member,
  });
  const text = JSON.stringify(envelope) + ground.app.log.join('\n') + JSON.stringify(await list());
  expect(tokens.length).toBeGreaterThan(0);
  for (const secret of [...tokens, ...customers]) expect(text).not.toContain(secret);
  expect(envelope.data.data['saved_card']).toContainEqual(
    expect.objectContaining({ brand: 'Visa', last4: '4242', expiryMonth: 8 }),
  );
  expect(text).not.toContain('tokenSealed');
});

it('erasing a member removes the cards everywhere, also one that is kept by a payment that ends later', async () => {
  const { db } = ground.database;
  const memberId = await newMember(db);
  const order = () => reserve(db, ground.clock, { memberId });
  const first = await open(here(), await order(), { saveCard: true });
  const second = await open(here(), await order(), { saveCard: true });
  const late = async ({ payNo }: { payNo: string }) => {
    await atCashier(payNo, 'pay');
    ground.clock.advance(31);
    await recoverPayments(here());
  };
  await late(first);
  const mine = eq(savedCard.memberId, memberId);
  expect(await db.$count(savedCard, mine)).toBe(1);
  await inTransaction(db, (tx) => erasePersonalData(tx, memberId));
  expect(await db.$count(savedCard, mine)).toBe(0);
  await late(second);
  expect(await db.$count(savedCard, mine)).toBe(0);
  await forgetCards(here());
  expect(await waiting()).toBe(0);
  for (const { payNo } of [first, second])
    expect(await db.$count(sandboxCard, eq(sandboxCard.payNo, payNo))).toBe(0);
});

it('a provider that keeps no cards offers none', async () => {
  await save();
  const app = await ground.another({ calls, payment: page.config });
  expect(await list(member, app)).toEqual({ offered: false, cards: [] });
  const call = 'GET /order/booking/hotel/getPaymentMethods';
  const methods = (await send<PaymentMethod[]>(app, call, { as: member })).envelope.data;
  for (const method of methods) expect(method).not.toHaveProperty('savedCards');
  const { data } = await pay(await book(member, app), { saveCard: true }, member, app);
  const [row] = await ground.database.db.select().from(payment).where(eq(payment.payNo, data.payNo));
  expect(row).toMatchObject({ provider: 'hosted-page', keepsCard: false });
});
