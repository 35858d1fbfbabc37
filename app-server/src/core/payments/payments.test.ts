/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { MONEY_RETURNED_LETTERS } from '../announcements/letters.ts';
import { deliverDue } from '../../platform/outbox/deliver.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import {
  letter,
  inventoryCounter,
  orderEvent,
  orders,
  outboxMessage,
  payment,
  paymentEvent,
  refund,
} from '../../schema/index.ts';
import { newMember } from '../../../test/made/members.ts';
import { registerTestKind, reserve, type TestOrder } from '../../../test/made/test-orders.ts';
import {
  claim,
  giveDollars,
  message,
  open,
  payAtSandbox,
  paymentContext,
  paymentOf,
} from '../../../test/made/test-payments.ts';
import { fulfilled, refusals } from '../../../test/tools/outcomes.ts';
import { twoProcesses, type TwoProcesses } from '../../../test/processes/two-processes.ts';
import { balanceOf } from '../ledger/balance.ts';
import { reconcile } from '../ledger/reconcile.ts';
import type { Order } from '../orders/order-kind.ts';
import { sweepOrders } from '../orders/sweep.ts';
import type { Payment, PaymentContext } from './payment.ts';
import { recoverPayments } from './recover-payments.ts';
import { refundPayment } from './refund-payment.ts';
import { sendRefunds } from './send-refunds.ts';
import { MONEY_RETURNED, tellReturned } from './tell-returned.ts';
import type * as races from '../../../test/core/payments/races.ts';
import { takeEvent } from './webhook/webhook.ts';
import { fill } from '../../locales/fill.ts';

jest.setTimeout(60_000);
registerTestKind();

const clock = testClock();
let processes: TwoProcesses<typeof races>;
let payments: PaymentContext;
let memberId: number;

beforeAll(async () => {
  processes = await twoProcesses(new URL('../../../test/core/payments/races.ts', import.meta.url), clock);
  payments = paymentContext(processes.db, clock);
  memberId = await newMember(processes.db);
});
afterAll(async () => {
  expect(await reconcile(processes.db)).toEqual([]);
  await processes.drop();
});

const here = () => payments;
const book = (wanted: Partial<TestOrder> = {}): Promise<Order> =>
  reserve(processes.db, clock, { memberId, ...wanted });
const orderNow = async ({ id }: Order) =>
  (await processes.db.select().from(orders).where(eq(orders.id, id)))[0];
const dollars = async (of = memberId) => {
  const { available, held } = await balanceOf(processes.db, clock, { memberId: of, unit: 'DOLLAR' });
  return { available, held };
};
const room = (key: string) =>
  processes.db.insert(inventoryCounter).values({ type: 'ROOM', key, period: '2027-01-01', total: 1 });
const times = (event: string, order: Order) =>
  processes.db.$count(orderEvent, and(eq(orderEvent.orderId, order.id), eq(orderEvent.event, event)));

describe('an order is paid once', () => {
  it('I13: of forty who pay one order at once, one payment lives; the others get that it is pending', async () => {
    const order = await book();
    const results = await processes.race(40, () => ['claim', order]);
    expect(fulfilled(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(Array.from({ length: 39 }, () => 'PAYMENT_IN_PROGRESS'));
    expect(await processes.db.$count(payment, eq(payment.orderId, order.id))).toBe(1);
  });

  it('the database rejects a second live payment', async () => {
    const paid = await claim(here(), await book());
    const { id: _id, payNo, ...same } = paid;
    const second = processes.db.insert(payment).values({ ...same, payNo: `${payNo}2` });
    await expect(second).rejects.toMatchObject({ cause: { code: '23505', constraint: 'payment_live' } });
  });

  it('I13: forty messages of one success confirm the order once, take the dollars once', async () => {
    const rich = await newMember(processes.db);
    await giveDollars(processes.db, clock, rich, 100_00n);
    const order = await book({ memberId: rich });
    const paid = await open(here(), order, { dollars: 30_00n });
    expect(await dollars(rich)).toEqual({ available: 70_00n, held: 30_00n });
    const outcomes = fulfilled(await processes.race(40, () => ['hear', message(paid, 'SUCCEEDED')]));
    expect(outcomes.filter((outcome) => outcome === 'confirmed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'nothing new')).toHaveLength(39);
    expect(await orderNow(order)).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
    expect(await times('PAYMENT_SUCCEEDED', order)).toBe(1);
    expect(await dollars(rich)).toEqual({ available: 70_00n, held: 0n });
    expect(await paymentOf(here(), paid.payNo)).toMatchObject({
      capturedCash: 70_00n,
      capturedDollars: 30_00n,
    });
  });

  it('I13: one message thirty times over two processes is taken once', async () => {
    const paid = await open(here(), await book());
    const event = message(paid, 'SUCCEEDED');
    const outcomes = fulfilled(await processes.race(30, () => ['hear', event]));
    expect(outcomes.filter((outcome) => outcome === 'confirmed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(29);
    expect(await processes.db.$count(paymentEvent, eq(paymentEvent.eventId, event.eventId))).toBe(1);
  });

  it('reports that it is already paid', async () => {
    const order = await book();
    await takeEvent(here(), message(await open(here(), order), 'SUCCEEDED'));
    await expect(claim(here(), order)).rejects.toMatchObject({ error: 'ALREADY_PAID' });
  });
});

describe('the amount', () => {
  it('can be dollars only if they suffice: completed in the call', async () => {
    const rich = await newMember(processes.db);
    await giveDollars(processes.db, clock, rich, 100_00n);
    const order = await book({ memberId: rich });
    const paid = await claim(here(), order, { dollars: 100_00n, methodCode: undefined });
    expect(paid).toMatchObject({ status: 'SUCCEEDED', cash: 0n });
    expect(await orderNow(order)).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
    expect(await dollars(rich)).toEqual({ available: 0n, held: 0n });
  });

  it('I2: is never more dollars than there are, however many orders are paid at once', async () => {
    const rich = await newMember(processes.db);
    await giveDollars(processes.db, clock, rich, 100_00n);
    const booked: Order[] = [];
    for (let n = 0; n < 30; n += 1) booked.push(await book({ memberId: rich }));
    const results = await processes.race(30, (n) => {
      const order = booked[n];
      if (order === undefined) throw new Error('no such order');
      return ['claim', order, { dollars: 7_00n }];
    });
    expect(fulfilled(results)).toHaveLength(14);
    expect(new Set(refusals(results))).toEqual(new Set(['BALANCE_INSUFFICIENT']));
    expect(await dollars(rich)).toEqual({ available: 2_00n, held: 98_00n });
  });

  it.each([
    ['another amount than the button said', { expectedAmount: 99_00n }, 'AMOUNT_CHANGED'],
    ['more dollars than it costs', { dollars: 100_01n }, 'AMOUNT_CHANGED'],
    ['a way to pay that is none', { methodCode: 'CHEQUE' }, 'METHOD_UNAVAILABLE'],
    ['no way to pay', { methodCode: undefined }, 'METHOD_UNAVAILABLE'],
    ['a way back to elsewhere', { returnUrl: '//evil.example/' }, 'BAD_REQUEST'],
  ])('is refused for %s', async (_why, wish, error) => {
    await expect(claim(here(), await book(), wish)).rejects.toMatchObject({ error });
  });

  it("applies to the member's own order only, while it is held", async () => {
    const order = await book({ holdSeconds: 60 });
    const foreign = { ...order, memberId: memberId + 1 };
    await expect(claim(here(), foreign)).rejects.toMatchObject({ error: 'NOT_YOURS' });
    clock.advance(61);
    await expect(claim(here(), order)).rejects.toMatchObject({ error: 'HOLD_EXPIRED' });
  });

  it('that differs from the request changes nothing and needs manual review', async () => {
    const order = await book();
    const paid = await open(here(), order);
    expect(await takeEvent(here(), message({ ...paid, cash: 1_00n }, 'SUCCEEDED'))).toBe('mismatch');
    expect(await paymentOf(here(), paid.payNo)).toMatchObject({ status: 'PROCESSING' });
    expect(await orderNow(order)).toMatchObject({ status: 'HELD' });
  });
});

describe('late and out-of-order messages', () => {
  it('a failure releases dollars and order, and permits the next attempt', async () => {
    const rich = await newMember(processes.db);
    await giveDollars(processes.db, clock, rich, 50_00n);
    const order = await book({ memberId: rich });
    const first = await open(here(), order, { dollars: 50_00n });
    expect(await takeEvent(here(), message(first, 'FAILED'))).toBe('failed');
    expect(await dollars(rich)).toEqual({ available: 50_00n, held: 0n });
    expect(await orderNow(order)).toMatchObject({ status: 'HELD', payStatus: 'FAILED' });
    const second = await open(here(), order, { dollars: 50_00n });
    expect(await takeEvent(here(), message(second, 'SUCCEEDED'))).toBe('confirmed');
    expect(await takeEvent(here(), message(second, 'FAILED'))).toBe('nothing new');
  });

  it('a success after a failure counts, if nothing else has the order', async () => {
    const order = await book();
    const paid = await open(here(), order);
    await takeEvent(here(), message(paid, 'FAILED'));
    expect(await takeEvent(here(), message(paid, 'SUCCEEDED'))).toBe('confirmed');
    expect(await orderNow(order)).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
  });

  it('a success of the first attempt is refunded while the second one is pending', async () => {
    const order = await book();
    const first = await open(here(), order);
    await payAtSandbox(here(), first);
    await takeEvent(here(), message(first, 'FAILED'));
    const second = await open(here(), order);
    expect(await takeEvent(here(), message(first, 'SUCCEEDED'))).toBe('refund');
    expect(await takeEvent(here(), message(second, 'SUCCEEDED'))).toBe('confirmed');
    await sendRefunds(here());
    expect(await paymentOf(here(), first.payNo)).toMatchObject({ status: 'REFUNDED', refundedCash: 100_00n });
    expect(await orderNow(order)).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
  });

  it('a success after the hold expired restores the order if it is still available', async () => {
    await room('late');
    const order = await book({ nights: [['late', '2027-01-01']], holdSeconds: 60 });
    const paid = await open(here(), order);
    clock.advance(61);
    expect(await takeEvent(here(), message(paid, 'SUCCEEDED'))).toBe('confirmed');
    expect(await orderNow(order)).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
  });

  it('a success after somebody else got the room is refunded completely, and the member is notified', async () => {
    await room('gone');
    const rich = await newMember(processes.db);
    await giveDollars(processes.db, clock, rich, 20_00n);
    const order = await book({ memberId: rich, nights: [['gone', '2027-01-01']], holdSeconds: 60 });
    const paid = await open(here(), order, { dollars: 20_00n });
    await payAtSandbox(here(), paid);
    clock.advance(61);
    // The room is only free for others after the expiry was swept.
    await sweepOrders(here());
    await book({ nights: [['gone', '2027-01-01']] });
    const results = await processes.race(30, () => ['hear', message(paid, 'SUCCEEDED')]);
    expect(fulfilled(results).filter((outcome) => outcome === 'refund')).toHaveLength(1);
    expect(await dollars(rich)).toEqual({ available: 20_00n, held: 0n });
    expect(await orderNow(order)).toMatchObject({ status: 'EXPIRED', payStatus: 'REFUNDED' });
    await sendRefunds(here());
    expect(await paymentOf(here(), paid.payNo)).toMatchObject({ status: 'REFUNDED', refundedCash: 80_00n });
    await deliverDue({ ...here(), environment: 'development' }, { [MONEY_RETURNED]: tellReturned });
    const told = await processes.db.select().from(outboxMessage).orderBy(asc(outboxMessage.id));
    const texts = told.map(({ textSealed }) => here().secrets.open(textSealed, 'outbox.text').toString());
    const own = texts.filter((text) => text.includes(order.orderNo));
    expect(own).toEqual([expect.stringContaining('MOP\u00a080.00 for order')]);
    const inbox = await processes.db.select().from(letter).where(eq(letter.memberId, order.memberId));
    expect(inbox.filter(({ html }) => html.en.includes(order.orderNo))).toMatchObject([
      {
        title: MONEY_RETURNED_LETTERS.LAPSED.title,
        summary: fill(MONEY_RETURNED_LETTERS.LAPSED.summary, () => ({
          amount: 'MOP\u00a080.00',
          order: order.orderNo,
        })),
      },
    ]);
  });
});

describe('recovery', () => {
  it('opens what was claimed but never sent to the provider', async () => {
    const { payNo } = await claim(here(), await book());
    clock.advance(31);
    await recoverPayments(here());
    expect(await paymentOf(here(), payNo)).toMatchObject({
      status: 'PROCESSING',
      action: { type: 'REDIRECT', url: `/_pay?payNo=${payNo}` },
    });
  });

  it('finds what was opened but not recorded, without opening it twice', async () => {
    const claimed = await claim(here(), await book());
    const { orderNo } = (await orderNow({ id: claimed.orderId } as Order)) ?? {};
    await here().provider.create({
      ...claimed,
      amount: claimed.cash,
      method: 'CARD',
      orderNo: orderNo ?? '',
      language: 'en',
    });
    await payAtSandbox(here(), claimed);
    clock.advance(31);
    await Promise.all([recoverPayments(here()), recoverPayments(here())]);
    expect(await paymentOf(here(), claimed.payNo)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('detects a payment whose message was lost', async () => {
    const order = await book();
    const paid = await open(here(), order);
    await payAtSandbox(here(), paid);
    await recoverPayments(here());
    expect(await paymentOf(here(), paid.payNo)).toMatchObject({ status: 'PROCESSING' });
    clock.advance(31);
    await recoverPayments(here());
    expect(await orderNow(order)).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
  });

  it('closes charges that are not needed any more, also at the provider', async () => {
    const order = await book({ holdSeconds: 60 });
    const paid = await open(here(), order);
    clock.advance(61);
    await recoverPayments(here());
    expect(await paymentOf(here(), paid.payNo)).toMatchObject({ status: 'CLOSED' });
    expect(await here().provider.query(paid.payNo)).toEqual({ status: 'CLOSED' });
    expect(await payAtSandbox(here(), paid)).toBe(false);
  });
});

async function settled(cash: bigint, withDollars: bigint): Promise<{ order: Order; paid: Payment }> {
  const rich = await newMember(processes.db);
  if (withDollars > 0n) await giveDollars(processes.db, clock, rich, withDollars);
  const order = await book({ memberId: rich, total: cash + withDollars });
  const opened = await open(here(), order, { dollars: withDollars });
  await payAtSandbox(here(), opened);
  await takeEvent(here(), message(opened, 'SUCCEEDED'));
  return { order, paid: await paymentOf(here(), opened.payNo) };
}
const giveBack = (context: PaymentContext, order: Order, amount: bigint) =>
  inTransaction(context.db, (tx) =>
    refundPayment(tx, context, { orderId: order.id, amount, reason: 'test', actor: 'test' }),
  );

describe('refunds never exceed the payment', () => {
  it('I14: of forty refunds of 7.00 against 100.00, fourteen succeed', async () => {
    const { order, paid } = await settled(60_00n, 40_00n);
    const results = await processes.race(40, () => ['giveBack', order.id, 7_00n]);
    expect(fulfilled(results)).toHaveLength(14);
    expect(new Set(refusals(results))).toEqual(new Set(['REFUND_EXCEEDS']));
    const after = await paymentOf(here(), paid.payNo);
    expect(after).toMatchObject({ status: 'PART_REFUNDED', refundedCash: 58_80n, refundedDollars: 39_20n });
    expect(await dollars(order.memberId)).toEqual({ available: 39_20n, held: 0n });
    await giveBack(here(), order, 2_00n);
    expect(await paymentOf(here(), paid.payNo)).toMatchObject({ status: 'REFUNDING', refundedCash: 60_00n });
    await Promise.all([sendRefunds(here()), sendRefunds(here())]);
    expect(await paymentOf(here(), paid.payNo)).toMatchObject({ status: 'REFUNDED' });
    expect(await orderNow(order)).toMatchObject({ payStatus: 'REFUNDED' });
    expect(await processes.db.$count(refund, eq(refund.paymentId, paid.id))).toBe(15);
  });

  it('the database rejects an excessive refund', async () => {
    const { paid } = await settled(10_00n, 0n);
    const more = processes.db.update(payment).set({ refundedCash: 10_01n }).where(eq(payment.id, paid.id));
    await expect(more).rejects.toMatchObject({ cause: { code: '23514', constraint: 'payment_refunded' } });
  });

  it('a refund with a lost response is sent again with the same number', async () => {
    const { order, paid } = await settled(10_00n, 0n);
    await giveBack(here(), order, 4_00n);
    const [sent] = await processes.db
      .select()
      .from(refund)
      .where(eq(refund.paymentId, paid.id))
      .orderBy(asc(refund.id));
    const wanted = {
      payNo: paid.payNo,
      providerRef: paid.payNo,
      refundNo: sent?.refundNo ?? '',
      currency: 'MOP',
    };
    await here().provider.refund({ ...wanted, amount: 4_00n });
    await sendRefunds(here());
    const [again] = await processes.db.select().from(refund).where(eq(refund.paymentId, paid.id));
    expect(again).toMatchObject({ status: 'SUCCEEDED', attempts: 1 });
    await expect(here().provider.refund({ ...wanted, refundNo: 'R2', amount: 6_01n })).rejects.toThrow();
  });
});
