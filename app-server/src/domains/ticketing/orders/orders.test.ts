import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Overview } from '@resort/mf-membership/contract';
import type { TicketOrderBrief } from '@resort/mf-ticketing/contract';
import { and, eq } from 'drizzle-orm';
import { sweepOrders } from '../../../core/orders/sweep.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { newRandom, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { grantVoucher } from '../../../core/vouchers/grant-voucher.ts';
import { inventoryHold, orders, payment, voucher } from '../../../schema/index.ts';
import { ticketPosition } from '../tables/tickets.ts';
import { newCoupon } from '../../../../test/made/coupons.ts';
import { message, paymentContext, paymentOf } from '../../../../test/made/test-payments.ts';
import { takeEvent } from '../../../core/payments/webhook/webhook.ts';
import { silentLog } from '../../../../test/tools/silent-log.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { buyer, type Buyer } from '../../../../test/domains/ticketing/buyer.ts';
import { inDollars, toCard } from '../../../../test/made/refunds.ts';

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let clock: Ground['clock'];
let origin: string;
let me: Identity;
let my: Buyer;
let days: Record<string, string[]>;
let tests = 0;

standOn((ground) => ({ database, app, clock } = ground));
beforeAll(async () => {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
  const first = buyer(app, await signIn(app, '66000101'));
  days = {};
  for (const ticketId of ['MOON-THEATRE', 'LIGHT-FOUNTAIN', 'LAGOON-PARK']) {
    const all = await first.days(ticketId, macauDate(clock.now()));
    days[ticketId] = all.filter(({ state }) => state === 'OPEN').map(({ date }) => date);
  }
});
/** Removes the tickets of other tests. */
beforeEach(async () => {
  tests += 1;
  me = await signIn(app, String(66_000_101 + (tests % 10)));
  my = buyer(app, me);
});

/** A performance that no other test has, at least a week ahead; the last of its day. */
async function performance(ticketId: string): Promise<string> {
  const ahead = (days[ticketId] ?? []).filter(
    (date) => date > macauDate(new Date(clock.now().getTime() + 7 * 86_400_000)),
  );
  const date = ahead.at(tests) ?? '';
  return (await my.day(ticketId, date)).at(-1)?.performanceId ?? '';
}
const lights = async (items: Record<string, number>) => ({
  ticketId: 'LIGHT-FOUNTAIN',
  performanceId: await performance('LIGHT-FOUNTAIN'),
  items,
});
const theatre = async (items: Record<string, number>) => ({
  ticketId: 'MOON-THEATRE',
  performanceId: await performance('MOON-THEATRE'),
  items,
});
const sweep = () => sweepOrders({ db: database.db, clock, log: silentLog });
const holdsOf = async (orderNo: string) => {
  const rows = await database.db
    .select({ slot: inventoryHold.slot, state: inventoryHold.state })
    .from(inventoryHold)
    .innerJoin(orders, eq(orders.id, inventoryHold.orderId))
    .where(eq(orders.orderNo, orderNo));
  return rows.map(({ slot, state }) => `${slot} ${state}`).sort();
};
const atCashier = (payNo: string, decision = 'pay') =>
  fetch(`${origin}/_pay`, {
    method: 'POST',
    body: new URLSearchParams({ payNo, decision }),
    redirect: 'manual',
  });
async function paid(orderNo: string, amount: string, wish: Record<string, unknown> = {}) {
  const started = await my.pay(orderNo, amount, wish);
  expect(started).toMatchObject({ code: 0 });
  if (started.data.action.type === 'REDIRECT') await atCashier(started.data.payNo);
  return (await my.info(orderNo)).data;
}
/** The provider's message that the money arrived, after its payment page was closed. */
async function late(payNo: string): Promise<void> {
  const context = paymentContext(database.db, clock);
  await takeEvent(context, message(await paymentOf(context, payNo), 'SUCCEEDED'));
}
const moneyBack = async (orderNo: string) => {
  const [row] = await database.db
    .select({ back: payment.refundedCash })
    .from(payment)
    .innerJoin(orders, eq(orders.id, payment.orderId))
    .where(eq(orders.orderNo, orderNo));
  return row?.back;
};

describe('tickets of a quota', () => {
  it('are held, paid, issued, shown at home and listed', async () => {
    const wanted = await lights({ ADULT: 2, CHILD: 1 });
    const idempotencyKey = newRandom();
    const { data } = await my.gen(wanted, { idempotencyKey });
    expect(data).toMatchObject({ status: 'HELD', total: '300.00', currency: 'MOP' });
    expect(data.orderNo).toMatch(/^E/);
    expect((await my.gen(wanted, { idempotencyKey })).data.orderNo).toBe(data.orderNo);
    expect(await holdsOf(data.orderNo)).toEqual(['ALL HELD', 'ALL HELD', 'ALL HELD']);
    expect((await my.info(data.orderNo)).data).toMatchObject({ missing: [], tickets: [], canRefund: false });
    const order = await paid(data.orderNo, '300.00');
    expect(order).toMatchObject({ status: 'ISSUED', payStatus: 'PAID', holdUntil: null, pay: null });
    expect(order.tickets.map(({ status, qrContent }) => [status, typeof qrContent])).toEqual(
      Array.from({ length: 3 }, () => ['ISSUED', 'string']),
    );
    expect(await holdsOf(data.orderNo)).toEqual(['ALL SOLD', 'ALL SOLD', 'ALL SOLD']);
    const { upcoming } = (await my.call<Overview>('GET /member/overview')).data;
    expect(upcoming).toContainEqual(expect.objectContaining({ title: 'Fountains of Light, 3 tickets' }));
    const ahead = await my.call<{ list: TicketOrderBrief[] }>('GET /ticket/order/list', {
      status: 'UPCOMING',
    });
    expect(ahead.data.list.map(({ orderNo }) => orderNo)).toContain(data.orderNo);
  });

  it('are released once if they are cancelled or not paid in time', async () => {
    const wanted = await lights({ ADULT: 4 });
    const { orderNo } = (await my.gen(wanted)).data;
    expect(await my.cancel(orderNo)).toMatchObject({ code: 0, data: { status: 'CANCELLED' } });
    expect(await my.cancel(orderNo)).toMatchObject({ code: 0, data: { status: 'CANCELLED' } });
    expect(await holdsOf(orderNo)).toEqual(Array.from({ length: 4 }, () => 'ALL LAPSED'));
    const again = (await my.gen(wanted)).data.orderNo;
    clock.advance(601);
    expect((await my.info(again)).data).toMatchObject({ status: 'EXPIRED', pay: null, canCancel: false });
    expect(await my.pay(again, '480.00')).toMatchObject({ code: 18003, errorCode: 'HOLD_EXPIRED' });
    await sweep();
    await sweep();
    expect(await holdsOf(again)).toEqual(Array.from({ length: 4 }, () => 'ALL LAPSED'));
  });

  it('replace unpaid ones if they are chosen again, and count once', async () => {
    const wanted = await lights({ ADULT: 10 });
    const first = (await my.gen(wanted)).data.orderNo;
    expect(await my.gen(wanted)).toMatchObject({ code: 0 });
    expect((await my.info(first)).data.status).toBe('CANCELLED');
    expect(await my.gen({ ...wanted, items: { ADULT: 10, CHILD: 1 } })).toMatchObject({
      code: 18012,
      errorCode: 'LIMIT',
      data: { max: 10 },
    });
  });

  it('are limited for each member, over all orders', async () => {
    const wanted = await lights({ ADULT: 6 });
    const { orderNo } = (await my.gen(wanted)).data;
    await paid(orderNo, '720.00');
    expect(await my.gen({ ...wanted, items: { ADULT: 5 } })).toMatchObject({ code: 18012 });
    expect(await my.gen({ ...wanted, items: { ADULT: 4 } })).toMatchObject({ code: 0 });
  });

  it('require the current terms', async () => {
    expect(await my.gen(await lights({ ADULT: 1 }), { termsVersion: '0.9' })).toMatchObject({
      code: 18019,
      data: { version: '1.0' },
    });
  });
});

describe('seats', () => {
  it('are chosen by name, all or none, and can be changed until the payment', async () => {
    const wanted = await theatre({ FRONT: 2 });
    const { orderNo } = (await my.gen(wanted)).data;
    expect(await my.pay(orderNo, '960.00')).toMatchObject({ code: 18015, errorCode: 'SEATS_REQUIRED' });
    const first = await my.seat(orderNo, { seatNos: ['S-C-3', 'S-C-4'] });
    expect(first.data).toMatchObject({ total: '960.00', seats: [{ seatNo: 'S-C-3' }, { seatNo: 'S-C-4' }] });
    expect(first.data.seats[0]?.seat).toBe('Salon, row C, seat 3');
    const other = buyer(app, await signIn(app, '66000115'));
    const theirs = (await other.gen(wanted)).data.orderNo;
    expect(await other.seat(theirs, { seatNos: ['S-C-4', 'S-C-5'] })).toMatchObject({
      code: 18001,
      errorCode: 'SEAT_TAKEN',
      data: { seats: ['S-C-4'] },
    });
    expect((await other.info(theirs)).data.missing).toEqual(['SEATS']);
    const changed = await my.seat(orderNo, { seatNos: ['S-C-4', 'S-F-1'] });
    expect(changed.data).toMatchObject({ total: '800.00' });
    expect(await holdsOf(orderNo)).toEqual(['S-C-3 FREED', 'S-C-4 HELD', 'S-F-1 HELD']);
    expect(await other.seat(theirs, { seatNos: ['S-C-3', 'S-C-5'] })).toMatchObject({ code: 0 });
    await my.pay(orderNo, '800.00');
    expect(await my.seat(orderNo, { seatNos: ['S-C-6', 'S-F-1'] })).toMatchObject({
      errorCode: 'IN_PROGRESS',
    });
  });

  it('are proposed together, are shown on the plan, and are sold once', async () => {
    const wanted = await theatre({ FRONT: 3 });
    const { orderNo } = (await my.gen(wanted)).data;
    const { data } = await my.seat(orderNo, { auto: true });
    expect(data.seats.map(({ seatNo }) => seatNo)).toEqual(['S-A-4', 'S-A-5', 'S-A-6']);
    const order = await paid(orderNo, '1440.00');
    expect(order.tickets.map(({ seatNo }) => seatNo)).toEqual(['S-A-4', 'S-A-5', 'S-A-6']);
    expect(await my.seat(orderNo, { auto: true })).toMatchObject({ errorCode: null });
    const [found] = await my
      .day('MOON-THEATRE', order.date, wanted.performanceId)
      .then((all) => all.filter(({ performanceId }) => performanceId === wanted.performanceId));
    expect(found?.seatMap?.blocks[0]?.rows[0]).toMatchObject({
      places: '000000_000000',
      states: 'fffttt_ffffff',
    });
    expect(found?.categories[0]).toMatchObject({ id: 'FRONT', left: 45 });
  });

  it('are refused if they are not on the plan, repeated, or too few', async () => {
    const { orderNo } = (await my.gen(await theatre({ FRONT: 2 }))).data;
    expect(await my.seat(orderNo, { seatNos: ['S-Z-1', 'S-A-1'] })).toMatchObject({
      data: { seats: ['S-Z-1'] },
    });
    expect(await my.seat(orderNo, { seatNos: ['S-A-1', 'S-A-1'] })).toMatchObject({ code: 10001 });
    expect(await my.seat(orderNo, { seatNos: ['S-A-1'] })).toMatchObject({ code: 10001 });
    expect(await my.seat(orderNo, { seatNos: ['S-A-1', 'S-A-2'], auto: true })).toMatchObject({
      code: 10001,
    });
  });

  it('of an expired order go to another member, and its late payment is refunded', async () => {
    const wanted = await theatre({ FRONT: 2 });
    const { orderNo } = (await my.gen(wanted)).data;
    await my.seat(orderNo, { seatNos: ['S-B-1', 'S-B-2'] });
    const { payNo } = (await my.pay(orderNo, '960.00')).data;
    clock.advance(901);
    await sweep();
    const other = buyer(app, await signIn(app, '66000116'));
    const theirs = (await other.gen(wanted)).data.orderNo;
    expect(await other.seat(theirs, { seatNos: ['S-B-2', 'S-B-3'] })).toMatchObject({ code: 0 });
    await late(payNo);
    expect((await my.info(orderNo)).data).toMatchObject({ status: 'EXPIRED', tickets: [] });
    expect(await moneyBack(orderNo)).toBe(960_00n);
    expect(await holdsOf(orderNo)).toEqual(['S-B-1 LAPSED', 'S-B-2 LAPSED']);
  });

  it('that are still free are restored by a late payment, with their tickets', async () => {
    const { orderNo } = (await my.gen(await theatre({ FRONT: 2 }))).data;
    await my.seat(orderNo, { seatNos: ['S-B-1', 'S-B-2'] });
    const { payNo } = (await my.pay(orderNo, '960.00')).data;
    clock.advance(901);
    await sweep();
    const live = () =>
      database.db.$count(
        ticketPosition,
        and(eq(ticketPosition.isLive, true), eq(ticketPosition.seat, 'S-B-1')),
      );
    const before = await live();
    await late(payNo);
    expect(await live()).toBe(before + 1);
    expect((await my.info(orderNo)).data.tickets.map(({ seatNo }) => seatNo)).toEqual(['S-B-1', 'S-B-2']);
  });
});

describe('paying', () => {
  it('extends the hold by five minutes, once', async () => {
    const { orderNo, holdUntil } = (await my.gen(await lights({ ADULT: 1 }))).data;
    const later = (seconds: number) => new Date(Date.parse(holdUntil ?? '') + seconds * 1000).getTime();
    const { payNo } = (await my.pay(orderNo, '120.00')).data;
    const until = async () => Date.parse((await my.info(orderNo)).data.holdUntil ?? '');
    expect(await until()).toBe(later(300));
    await atCashier(payNo, 'decline');
    expect((await my.info(orderNo)).data).toMatchObject({ status: 'HELD', payStatus: 'FAILED' });
    await my.pay(orderNo, '120.00');
    expect(await until()).toBe(later(300));
  });

  it('calculates vouchers and Resort Dollars, and charges the calculated amount', async () => {
    const couponCode = await newCoupon(database.db, clock);
    const memberId = Number(me.userId);
    const ref = { kind: 'test', id: couponCode };
    const id = await inTransaction(database.db, (tx) =>
      grantVoucher(tx, clock, { memberId, couponCode, ref }),
    );
    const { orderNo } = (await my.gen(await lights({ ADULT: 3 }))).data;
    const wish = { voucherIds: [String(id)], dollarUse: '10.00' };
    const { data } = await my.amount(orderNo, wish);
    expect(data).toMatchObject({ total: '360.00', deduct: '50.00', dollars: '10.00', payable: '300.00' });
    expect(await my.pay(orderNo, '299.00', wish)).toMatchObject({ errorCode: 'AMOUNT' });
    const order = await paid(orderNo, '300.00', wish);
    expect(order).toMatchObject({ status: 'ISSUED', total: '360.00', deduct: '50.00', payable: '310.00' });
    const status = async () =>
      (await database.db.select().from(voucher).where(eq(voucher.id, id))).map((row) => row.status);
    expect(await status()).toEqual(['BURNED']);
    // each ticket is worth its share of what was paid
    expect(order.tickets.map(({ refund }) => refund?.back)).toEqual(['103.34', '103.33', '103.33']);
    const back = await my.refund(orderNo, '0.00');
    expect(back.data).toMatchObject({
      status: 'REFUNDED',
      penalty: '0.00',
      refund: [toCard('300.00'), inDollars('10.00'), { means: 'VOUCHER', voucherId: String(id) }],
    });
    const again = and(eq(voucher.memberId, memberId), eq(voucher.originVoucherId, id));
    expect(await database.db.$count(voucher, again)).toBe(1);
  });
});

describe('a refund', () => {
  it('of some tickets returns their share and releases their seats; the others stay', async () => {
    const wanted = await theatre({ FRONT: 3 });
    const { orderNo } = (await my.gen(wanted)).data;
    await my.seat(orderNo, { seatNos: ['S-D-1', 'S-D-2', 'S-D-3'] });
    const [first, second] = (await paid(orderNo, '1440.00')).tickets;
    const one = await my.refund(orderNo, '0.00', [second?.ticketNo ?? '']);
    expect(one.data).toMatchObject({ status: 'ISSUED', penalty: '0.00', refund: [toCard('480.00')] });
    const after = (await my.info(orderNo)).data;
    expect(after).toMatchObject({
      payStatus: 'PART_REFUNDED',
      refunded: [toCard('480.00')],
      payable: '960.00',
    });
    expect(after.tickets.map(({ status, seatNo }) => [seatNo, status])).toEqual([
      ['S-D-1', 'ISSUED'],
      ['S-D-2', 'REFUNDED'],
      ['S-D-3', 'ISSUED'],
    ]);
    expect(await holdsOf(orderNo)).toEqual(['S-D-1 SOLD', 'S-D-2 FREED', 'S-D-3 SOLD']);
    expect(await my.refund(orderNo, '0.00', [second?.ticketNo ?? ''])).toMatchObject({ code: 18011 });
    const other = buyer(app, await signIn(app, '66000117'));
    const theirs = (await other.gen({ ...wanted, items: { FRONT: 1 } })).data.orderNo;
    expect(await other.seat(theirs, { seatNos: ['S-D-2'] })).toMatchObject({ code: 0 });
    expect(await my.refund(orderNo, '0.00', [first?.ticketNo ?? '', 'AAAAAAAAAAAA'])).toMatchObject({
      code: 10007,
    });
    expect((await my.refund(orderNo, '0.00')).data).toMatchObject({
      status: 'REFUNDED',
      refund: [toCard('960.00')],
    });
    expect(await moneyBack(orderNo)).toBe(1440_00n);
    expect((await my.info(orderNo)).data).toMatchObject({ payStatus: 'REFUNDED', canRefund: false });
  });

  it("costs the fee of the order's terms, no more than shown, and is not possible after the deadline", async () => {
    const wanted = {
      ticketId: 'LAGOON-PARK',
      performanceId: await performance('LAGOON-PARK'),
      items: { ADULT: 2 },
    };
    const { orderNo } = (await my.gen(wanted)).data;
    const { startsAt } = await paid(orderNo, '840.00');
    const secondsTo = (hours: number) =>
      Math.ceil((Date.parse(startsAt) - clock.now().getTime()) / 1000) - hours * 3600;
    clock.advance(secondsTo(23));
    me = await signIn(app, String(66_000_101 + (tests % 10)));
    my = buyer(app, me);
    expect(await my.refund(orderNo, '0.00')).toMatchObject({
      errorCode: 'PENALTY_CHANGED',
      data: { penalty: '84.00' },
    });
    const [first] = (await my.info(orderNo)).data.tickets;
    expect(first?.refund).toEqual({ fee: '42.00', back: '378.00' });
    expect((await my.refund(orderNo, '42.00', [first?.ticketNo ?? ''])).data).toMatchObject({
      refund: [toCard('378.00')],
    });
    clock.advance(23 * 3600);
    me = await signIn(app, String(66_000_101 + (tests % 10)));
    expect(await buyer(app, me).refund(orderNo, '999.00')).toMatchObject({ code: 18011 });
  });
});
