import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Overview } from '@resort/mf-membership/contract';
import type { PaymentStarted } from '@resort/shared/calls/rows';
import { desc, eq, sql } from 'drizzle-orm';
import { addDays } from '../../../core/macau-days.ts';
import { sweepOrders } from '../../../core/orders/sweep.ts';
import { macauDate } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { deliverDue } from '../../../platform/outbox/deliver.ts';
import { newRandom, send, type Identity } from '../../../platform/protocol/testing/client.ts';
import { withSignCheck } from '../../../platform/protocol/testing/sign-check.ts';
import { signIn } from '../../../platform/protocol/testing/sign-in.ts';
import type { TestApp } from '../../../platform/protocol/testing/test-app.ts';
import { inventoryCounter, inventoryHold, orders, outboxMessage, refund } from '../../../schema/index.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { standOn, type Ground } from '../../../testing/stand-on.ts';
import { guest, type Asked, type Guest } from '../testing/guest.ts';
import { applyAnswer } from '../venue/answer.ts';
import { askVenueReceiver } from '../venue/ask.ts';
import { closePast } from '../venue/close-past.ts';
import { RESERVATION_NEWS, VENUE_REQUEST } from './after-booking.ts';
import { tellReservation } from './tell.ts';

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let clock: Ground['clock'];
let origin: string;
let me: Identity;
let my: Guest;
let phone: string;
let tests = 0;

standOn((ground) => ({ database, app, clock } = ground));
beforeAll(async () => {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
});
/** No test meets the tables of another, and nobody is asked for a captcha by chance. */
beforeEach(async () => {
  clock.advance(2 * 3600);
  tests += 1;
  phone = String(66_000_101 + (tests % 10));
  me = await signIn(app, phone);
  my = guest(app, me);
});

const ahead = (days: number) => addDays(macauDate(clock.now()), days);
/** The day of the week that lies at least three days ahead; 0 is Monday. */
function next(weekday: number): string {
  const days = [3, 4, 5, 6, 7, 8, 9].find(
    (n) => (new Date(`${ahead(n)}T00:00:00Z`).getUTCDay() + 6) % 7 === weekday,
  );
  return ahead(days ?? 3);
}
let used = 0;
/** Dinner for two on a day that no other test has. */
const dinner = (wish: Partial<Asked> = {}): Asked => {
  used += 1;
  return { shopId: 'LOTUS-ROOM', date: ahead(2 + (used % 26)), time: '19:00', party: 2, ...wish };
};
const grill = (wish: Partial<Asked> = {}) => dinner({ shopId: 'LANTERN-GRILL', party: 6, ...wish });
const tasca = (wish: Partial<Asked> = {}) => ({
  ...dinner({ shopId: 'TASCA-DO-LARGO', ...wish }),
  date: next(3),
});

const context = () => ({
  environment: 'development' as const,
  clock,
  secrets: createSecrets(Buffer.alloc(32, 7)),
  db: database.db,
  log: silentLog,
});
const deliver = () =>
  deliverDue(context(), { [VENUE_REQUEST]: askVenueReceiver, [RESERVATION_NEWS]: tellReservation });
const messages = async () => {
  await deliver();
  return database.db.$count(outboxMessage, eq(outboxMessage.to, `+853${phone}`));
};
const left = async (asked: Asked, areaId = 'window') =>
  (await my.times({ ...asked, areaId })).find(({ time }) => time === asked.time)?.left;

async function pay(orderNo: string, decision = 'pay') {
  const { data } = await my.info(orderNo);
  const { envelope } = await send<PaymentStarted>(app, 'POST /hotel/pay', {
    as: me,
    payload: {
      id: data.pay?.id,
      signTimerStr: data.pay?.signTimerStr,
      paySence: 'H5',
      methodCode: 'CARD',
      expectedAmount: data.pay?.amount,
      returnUrl: `/en/shop-pay-result?orderNo=${orderNo}`,
      idempotencyKey: newRandom(),
    },
    change: withSignCheck('POST /hotel/pay', me),
  });
  expect(envelope.code).toBe(0);
  await fetch(`${origin}/_pay`, {
    method: 'POST',
    body: new URLSearchParams({ payNo: envelope.data.payNo, decision }),
    redirect: 'manual',
  });
}

describe('a table without a deposit', () => {
  it('is reserved at once, once per key, with its covers, and the member is told', async () => {
    const asked = dinner({ areaId: 'window', party: 3 });
    const before = (await left(asked)) ?? 0;
    const told = await messages();
    const idempotencyKey = newRandom();
    const first = await my.reserve(asked, {
      idempotencyKey,
      occasion: 'birthday',
      remarks: 'A quiet corner',
    });
    expect(first).toMatchObject({ code: 0, data: { status: 'RESERVED', payable: '0.00', holdUntil: null } });
    const { orderNo } = first.data;
    expect(orderNo).toMatch(/^T/);
    expect(await left(asked)).toBe(before - 3);
    expect(await messages()).toBe(told + 1);
    expect((await my.info(orderNo)).data).toMatchObject({
      shopId: 'LOTUS-ROOM',
      shopName: 'The Lotus Room',
      date: asked.date,
      time: '19:00',
      endTime: '21:00',
      startsAt: `${asked.date}T19:00:00+08:00`,
      party: 3,
      area: { code: 'window', isPrivate: false },
      occasion: { code: 'birthday', name: 'Birthday' },
      remarks: 'A quiet corner',
      canModify: true,
      canCancel: true,
      penalty: '0.00',
      pay: null,
    });
  });

  it('stands on the member’s home until its time is over, and is finished then', async () => {
    const asked = dinner();
    const { orderNo } = (await my.reserve(asked)).data;
    const home = async () =>
      (await my.call<Overview>('GET /member/overview', {})).data.upcoming.filter(
        ({ from }) => from === asked.date,
      );
    expect(await home()).toMatchObject([{ title: 'The Lotus Room, party of 2', time: '19:00' }]);
    await database.db.execute(
      sql`update reservation set starts_at = ${clock.sqlNow()} - interval '3 hours', ends_at = ${clock.sqlNow()} - interval '1 hour'
        where order_id = (select id from orders where order_no = ${orderNo})`,
    );
    expect(await home()).toEqual([]);
    await closePast(context());
    expect((await my.info(orderNo)).data).toMatchObject({ status: 'FINISHED', canCancel: false });
    expect(await my.cancel(orderNo)).toMatchObject({ code: 16008 });
  });

  it('is given up for nothing, the second time as the first, and its covers are free', async () => {
    const asked = dinner({ areaId: 'window' });
    const before = await left(asked);
    const { orderNo } = (await my.reserve(asked)).data;
    const given = { code: 0, data: { status: 'CANCELLED', penalty: '0.00', refund: '0.00' } };
    expect(await my.cancel(orderNo)).toMatchObject(given);
    expect(await my.cancel(orderNo)).toMatchObject(given);
    expect(await left(asked)).toBe(before);
  });

  it('is refused twice at one outlet within one time, also when both are sent at once', async () => {
    const asked = dinner();
    const answers = await Promise.all([
      my.reserve(asked),
      my.reserve({ ...asked, time: '19:30' }),
      my.reserve({ ...asked, time: '20:30' }),
    ]);
    expect(answers.map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([0, 17005, 17005]);
    expect(await my.reserve({ ...asked, time: '12:00' })).toMatchObject({ code: 0 });
  });

  it.each<[string, () => Asked, number]>([
    ['too many', () => dinner({ party: 13 }), 17002],
    ['too many for its area', () => dinner({ party: 5, areaId: 'window' }), 17002],
    ['too soon', () => ({ ...dinner({ shopId: 'NOODLE-LANE' }), date: ahead(-1), time: '20:00' }), 17003],
    ['a day off', () => ({ ...dinner({ shopId: 'TASCA-DO-LARGO' }), date: next(0) }), 17004],
    ['between lunch and dinner', () => dinner({ time: '16:00' }), 17001],
    ['off the grid', () => dinner({ time: '19:10' }), 17001],
    ['too far ahead', () => ({ ...dinner(), date: ahead(40) }), 17001],
    ['an area that is not there', () => dinner({ areaId: 'moon' }), 10001],
    ['a treatment at a restaurant', () => dinner({ serviceIds: ['foot-30'] }), 10001],
  ])('says why it cannot be had: %s', async (_why, asked, code) => {
    const wanted = asked();
    const api = wanted.shopId === 'TASCA-DO-LARGO';
    expect(await my.amount(wanted)).toMatchObject({ code });
    expect(await my.add(wanted, { api })).toMatchObject({ code });
  });

  it('is not to be had where the venue answers itself, nor the other way round', async () => {
    expect(await my.add(dinner(), { api: true })).toMatchObject({ code: 10001 });
    expect(await my.add(tasca())).toMatchObject({ code: 10001 });
  });
});

describe('a table with a deposit', () => {
  it('costs what was locked, is held, paid and reserved', async () => {
    const asked = grill();
    expect(await my.add(asked)).toMatchObject({ code: 20003, data: { amount: '1200.00' } });
    const quoted = (await my.amount(asked)).data;
    expect(quoted).toMatchObject({ deposit: '1200.00', payable: '1200.00', atVenue: '0.00' });
    const other = { signTimerStr: quoted.signTimerStr };
    expect(await my.add({ ...asked, party: 7 }, other)).toMatchObject({ code: 16004 });
    const held = await my.add(asked, other);
    expect(held).toMatchObject({ code: 0, data: { status: 'HELD', payable: '1200.00' } });
    expect(held.data.holdUntil).toMatch(/\+08:00$/);
    await pay(held.data.orderNo);
    expect((await my.info(held.data.orderNo)).data).toMatchObject({
      status: 'RESERVED',
      payStatus: 'PAID',
      pay: null,
    });
  });

  it('goes back whole in time, and not at all after it; the fee was shown before', async () => {
    const early = (await my.reserve(grill())).data.orderNo;
    await pay(early);
    expect(await my.cancel(early)).toMatchObject({ data: { penalty: '0.00', refund: '1200.00' } });
    const late = (await my.reserve(grill())).data.orderNo;
    await pay(late);
    await database.db.execute(
      sql`update reservation set starts_at = ${clock.sqlNow()} + interval '3 hours', ends_at = ${clock.sqlNow()} + interval '5 hours'
        where order_id = (select id from orders where order_no = ${late})`,
    );
    expect((await my.info(late)).data).toMatchObject({
      penalty: '1200.00',
      canModify: false,
      canCancel: true,
    });
    expect(await my.cancel(late, { expectedPenalty: '0.00' })).toMatchObject({
      code: 16012,
      data: { penalty: '1200.00' },
    });
    expect(await my.cancel(late, { expectedPenalty: '1200.00' })).toMatchObject({
      data: { status: 'CANCELLED', penalty: '1200.00', refund: '0.00' },
    });
  });

  it('is free again when nobody pays within ten minutes', async () => {
    const asked = grill({ areaId: 'terrace' });
    const before = await left(asked, 'terrace');
    const { orderNo } = (await my.reserve(asked)).data;
    expect(await left(asked, 'terrace')).toBe((before ?? 0) - 6);
    clock.advance(601);
    expect((await my.info(orderNo)).data).toMatchObject({ status: 'EXPIRED', pay: null, canCancel: false });
    expect(await my.cancel(orderNo)).toMatchObject({ code: 17006 });
    await sweepOrders(context());
    expect(await left(asked, 'terrace')).toBe(before);
  });
});

describe('an outlet that answers itself', () => {
  it('is asked, accepts, and the member is told', async () => {
    const told = await messages();
    const { data } = await my.reserve(tasca(), { api: true });
    expect(data).toMatchObject({ status: 'REQUESTED' });
    expect(await messages()).toBe(told + 1);
    expect((await my.info(data.orderNo)).data).toMatchObject({ status: 'RESERVED', channel: 'API' });
    await my.cancel(data.orderNo);
  });

  it('declines: the covers are free, the money goes back, the member is told', async () => {
    await database.db.execute(
      sql`update shop set reserve = jsonb_set(reserve, '{deposit}', '{"kind":"PER_GUEST","amount":"100.00","fromParty":7}')
        where code = 'TASCA-DO-LARGO'`,
    );
    const asked = tasca({ party: 8, areaId: 'hall' });
    const before = await left(asked, 'hall');
    const { orderNo, status } = (await my.reserve(asked, { api: true })).data;
    expect(status).toBe('HELD');
    await pay(orderNo);
    expect((await my.info(orderNo)).data).toMatchObject({ status: 'REQUESTED', payStatus: 'PAID' });
    const told = await messages();
    expect((await my.info(orderNo)).data).toMatchObject({ status: 'DECLINED', payStatus: 'REFUNDED' });
    const sent = await database.db
      .select({ cash: refund.cash })
      .from(refund)
      .orderBy(desc(refund.id))
      .limit(1);
    expect(sent).toEqual([{ cash: 800_00n }]);
    expect(await messages()).toBe(told);
    expect(await left(asked, 'hall')).toBe(before);
    expect(await my.update(orderNo, { ...asked, version: 1 })).toMatchObject({ code: 17008 });
  });

  it('that is silent until the time has come has declined', async () => {
    const { orderNo } = (await my.reserve(tasca(), { api: true })).data;
    await database.db.execute(
      sql`update reservation set starts_at = ${clock.sqlNow()} - interval '3 hours', ends_at = ${clock.sqlNow()} - interval '1 hour'
        where order_id = (select id from orders where order_no = ${orderNo})`,
    );
    await closePast(context());
    expect((await my.info(orderNo)).data.status).toBe('DECLINED');
  });

  it('has not answered a request that was changed meanwhile', async () => {
    const asked = tasca();
    const { orderNo } = (await my.reserve(asked, { api: true })).data;
    const { version } = (await my.info(orderNo)).data;
    const again = await my.update(orderNo, { ...asked, time: '20:00', version });
    expect(again).toMatchObject({ code: 0, data: { status: 'REQUESTED' } });
    const [order] = await database.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    const answer = { accepted: false as const, reason: 'full' };
    const late = { orderId: order?.id ?? 0, revision: 1, answer };
    await inTransaction(database.db, (tx) => applyAnswer(tx, context(), late));
    expect((await my.info(orderNo)).data).toMatchObject({ status: 'REQUESTED' });
    await deliver();
    expect((await my.info(orderNo)).data).toMatchObject({ status: 'RESERVED', time: '20:00' });
    await my.cancel(orderNo);
  });
});

describe('changing a reservation', () => {
  it('moves within its own time, with its covers, by the version that was seen', async () => {
    const asked = dinner({ areaId: 'window', party: 4 });
    const full = await Promise.all(
      ['66000112', '66000113'].map(async (other) => guest(app, await signIn(app, other)).reserve(asked)),
    );
    expect(full.map(({ code }) => code)).toEqual([0, 0]);
    const { orderNo } = (await my.reserve(asked)).data;
    const { version } = (await my.info(orderNo)).data;
    const later = { ...asked, time: '19:30', version };
    expect(await my.update(orderNo, later)).toMatchObject({ code: 0, data: { status: 'RESERVED' } });
    expect((await my.info(orderNo)).data).toMatchObject({ time: '19:30', endTime: '21:30' });
    expect(await my.update(orderNo, later)).toMatchObject({ code: 10008 });
    expect(await left({ ...asked, time: '21:00', party: 1 })).toBe(8);
    expect(await left({ ...asked, time: '18:00', party: 1 })).toBeUndefined();
  });

  it('is refused where there is no room, and everything stays', async () => {
    const asked = dinner({ areaId: 'window', party: 4 });
    const others = await Promise.all(
      ['66000112', '66000113', '66000114'].map(async (other) =>
        guest(app, await signIn(app, other)).reserve({ ...asked, time: '21:00' }),
      ),
    );
    expect(others.map(({ code }) => code)).toEqual([0, 0, 0]);
    const { orderNo } = (await my.reserve({ ...asked, time: '18:30' })).data;
    const { version } = (await my.info(orderNo)).data;
    expect(await my.update(orderNo, { ...asked, time: '20:00', version })).toMatchObject({ code: 17001 });
    expect((await my.info(orderNo)).data).toMatchObject({ time: '18:30', version });
    const held = await database.db
      .select({ state: inventoryHold.state })
      .from(inventoryHold)
      .innerJoin(orders, eq(orders.id, inventoryHold.orderId))
      .where(eq(orders.orderNo, orderNo));
    expect(new Set(held.map(({ state }) => state))).toEqual(new Set(['SOLD']));
  });

  it('ends when cancelling is no longer free', async () => {
    const asked = dinner();
    const { orderNo } = (await my.reserve(asked)).data;
    await database.db.execute(
      sql`update reservation set starts_at = ${clock.sqlNow()} + interval '1 hour', ends_at = ${clock.sqlNow()} + interval '2 hours'
        where order_id = (select id from orders where order_no = ${orderNo})`,
    );
    expect(await my.update(orderNo, { ...asked, version: 2 })).toMatchObject({ code: 16007 });
  });
});

describe('a treatment', () => {
  it('costs price, service and tax, and takes a therapist and a room', async () => {
    const asked = dinner({
      shopId: 'GARDEN-SPA',
      serviceIds: ['swedish-60', 'foot-30'],
      therapist: 'M',
      party: 1,
    });
    const quoted = (await my.amount(asked)).data;
    expect(quoted).toMatchObject({
      items: [
        { name: 'Swedish massage', qty: 1, price: '980.00' },
        { name: 'Foot reflexology', qty: 1, price: '480.00' },
      ],
      subtotal: '1460.00',
      service: '146.00',
      tax: '73.00',
      total: '1679.00',
      deposit: '503.70',
      atVenue: '1175.30',
    });
    const held = await my.reserve(asked);
    expect(held.data.orderNo).toMatch(/^S/);
    await pay(held.data.orderNo);
    expect((await my.info(held.data.orderNo)).data).toMatchObject({
      endTime: '20:30',
      therapists: ['Rui'],
      services: [{ serviceId: 'swedish-60' }, { serviceId: 'foot-30' }],
    });
    expect((await my.times(asked)).map(({ time }) => time)).not.toContain('20:30');
    expect((await my.times({ ...asked, therapist: 'F' })).map(({ time }) => time)).toContain('19:00');
  });
});

describe('who reserves again and again', () => {
  it('is asked for a captcha, which is good for three tries and once', async () => {
    const taker = guest(app, await signIn(app, '66000115'));
    for (const time of ['12:00', '14:00', '18:30', '20:30'])
      expect(await taker.add(dinner({ time }))).toMatchObject({ code: 0 });
    const config = (
      await taker.call<{ captcha: boolean }>('GET /shop/reserve/config', { shopId: 'LOTUS-ROOM' })
    ).data;
    expect(config.captcha).toBe(true);
    expect(await taker.add(dinner())).toMatchObject({ code: 17007, errorCode: 'CAPTCHA' });
    const { data } = await taker.call<{ captchaId: string; imageSvgBase64: string }>('GET /shop/captcha', {
      scene: 'RESERVE',
    });
    const svg = Buffer.from(data.imageSvgBase64, 'base64').toString();
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toContain('<text');
    for (const captchaCode of ['x', 'y', 'z', 'x'])
      expect(await taker.add(dinner(), { captchaId: data.captchaId, captchaCode })).toMatchObject({
        code: 17007,
      });
    clock.advance(3700);
    const later = guest(app, await signIn(app, '66000115'));
    expect(await later.add(dinner())).toMatchObject({ code: 0 });
  });
});

it('another’s reservation is nobody’s', async () => {
  const { orderNo } = (await my.reserve(dinner())).data;
  const other = guest(app, await signIn(app, '66000116'));
  expect(await other.info(orderNo)).toMatchObject({ code: 10007 });
  expect(await other.cancel(orderNo)).toMatchObject({ code: 10007 });
  expect(await other.update(orderNo, { ...dinner(), version: 1 })).toMatchObject({ code: 10007 });
});

it('counters are opened by their first guest alone', async () => {
  const asked = dinner({ shopId: 'PALM-BRASSERIE', areaId: 'terrace' });
  const of = sql`${inventoryCounter.key} = 'PALM-BRASSERIE/terrace'`;
  expect(await database.db.$count(inventoryCounter, of)).toBe(0);
  await my.reserve(asked);
  expect(await database.db.$count(inventoryCounter, of)).toBe(6);
});
