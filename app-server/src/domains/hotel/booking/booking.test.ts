import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { decodeHotelId } from '@resort/shared/signing';
import { and, eq, sql } from 'drizzle-orm';
import { sweepOrders } from '../../../core/orders/sweep.ts';
import { markNoShows } from '../../../core/stays/no-show.ts';
import { PARTY_TOPIC } from '../../../core/stays/party/dispatch.ts';
import { partyReceiver } from '../../../core/stays/party/send-to-party.ts';
import { STAY_NEWS, tellStay } from '../../../core/stays/tell-guest.ts';
import { deliverDue } from '../../../platform/outbox/deliver.ts';
import { newRandom } from '../../../platform/protocol/testing/client.ts';
import { signIn } from '../../../platform/protocol/testing/sign-in.ts';
import type { TestApp } from '../../../platform/protocol/testing/test-app.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import {
  inventoryCounter,
  orders,
  outboxMessage,
  partyDispatch,
  payment,
  ratePrice,
  roomType,
} from '../../../schema/index.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { standOn, type Ground } from '../../../testing/stand-on.ts';
import { dayIn, plainNights, ROOM_TYPE } from '../../../core/stays/testing/plain-nights.ts';
import { atCashier, Guest, WHO, type Reserved } from '../testing/guest.ts';

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let clock: Ground['clock'];
let guest: Guest;
/** of the tests' room type, in the inventory */
let key: string;
let days = 30;

standOn((ground) => ({ database, app, clock } = ground));
beforeAll(async () => {
  await plainNights(database.db);
  guest = new Guest(app, await signIn(app, '66000101'));
  const [room] = await database.db.select().from(roomType).where(eq(roomType.code, ROOM_TYPE));
  key = String(room?.id);
});

/** A first night that no other test stays in. */
const nextDay = () => dayIn(clock, (days += 4));
const left = async (period: string) => {
  const isNight = and(eq(inventoryCounter.key, key), eq(inventoryCounter.period, period));
  const [row] = await database.db.select().from(inventoryCounter).where(isNight);
  return row && { held: row.held, sold: row.sold };
};
const idOf = (wire: string) => Number(decodeHotelId(wire));
const runOut = (wire: string) =>
  database.db
    .update(orders)
    .set({ heldUntil: new Date(clock.now().getTime() - 60_000) })
    .where(sql`${orders.heldUntil} is not null and ${idOf(wire)} in (${orders.id}, ${orders.familyId})`);
const log = silentLog;
const deliver = () => {
  const secrets = createSecrets(Buffer.alloc(32, 7));
  const context = { environment: 'development', clock, secrets, db: database.db, log } as const;
  return deliverDue(context, { [STAY_NEWS]: tellStay, [PARTY_TOPIC]: partyReceiver(undefined) });
};
const messages = (to: string) => database.db.$count(outboxMessage, eq(outboxMessage.to, to));

describe('a stay', () => {
  it('that is paid before is held for 15 minutes, and confirmed by its payment', async () => {
    const checkIn = nextDay();
    const { code, data } = await guest.reserve({ checkIn });
    expect(code).toBe(0);
    expect(data.orderNo).toMatch(/^H\d{6}/);
    const waits = await guest.detail(data.id);
    expect(waits).toMatchObject({ status: 'HELD', canCancel: true, canModify: false, total: data.payable });
    expect(waits.pay).toMatchObject({ id: data.id, amount: data.payable });
    expect(waits.prices.nights.map(({ date }) => date)).toEqual([checkIn, dayIn(clock, days + 1)]);
    expect(await left(checkIn)).toEqual({ held: 1, sold: 0 });
    await guest.pay(waits.pay);
    const booked = await guest.detail(data.id);
    expect(booked).toMatchObject({ status: 'RESERVED', payStatus: 'PAID', pay: null, canModify: true });
    expect(booked.history.map(({ event }) => event)).toEqual(['OPENED', 'CONFIRMED']);
    expect(await left(checkIn)).toEqual({ held: 0, sold: 1 });
    await deliver();
    expect(await messages('+85366123456')).toBe(1);
    expect(await messages('mei@example.com')).toBe(1);
  });

  it('that is paid at the hotel is confirmed at once', async () => {
    const checkIn = nextDay();
    const { data } = await guest.reserve({ checkIn, rateCode: 'FLEX', nights: 1 });
    expect(data).toMatchObject({ status: 'RESERVED', holdUntil: null, payable: '0.00' });
    expect(await guest.detail(data.id)).toMatchObject({ payType: 'AT_HOTEL', total: '1150.00', pay: null });
    expect(await left(checkIn)).toEqual({ held: 0, sold: 1 });
  });

  it('I5: said twice under one key is one booking; I23: at another price than quoted it is none', async () => {
    const checkIn = nextDay();
    const { signTimerStr } = await guest.quote({ checkIn });
    const payload = { signTimerStr, ...WHO, idempotencyKey: newRandom() };
    const [first, second] = await Promise.all(
      [1, 2].map(() => guest.call<Reserved>('POST /order/booking/hotel/reserve', payload)),
    );
    expect(second?.data).toEqual(first?.data);
    expect(await left(checkIn)).toEqual({ held: 1, sold: 0 });
    const isNight = and(eq(ratePrice.night, checkIn), eq(ratePrice.roomTypeId, Number(key)));
    await database.db.update(ratePrice).set({ price: 1001_00n }).where(isNight);
    const dearer = await guest.once('POST /order/booking/hotel/reserve', { signTimerStr, ...WHO });
    expect(dearer).toMatchObject({ code: 16003, errorCode: 'QUOTE_EXPIRED' });
  });

  it.each<[string, (lock: string) => Record<string, unknown>, number]>([
    ['a price that was tampered with', (lock) => ({ signTimerStr: `x${lock}` }), 16004],
    ['a guest with figures in the name', () => ({ guests: [{ firstName: 'R2', lastName: 'D2' }] }), 10001],
    ['nobody', () => ({ guests: [] }), 10001],
    ['another’s voucher', () => ({ voucherIds: ['1'] }), 10007],
    ['more dollars than it costs', () => ({ dollarUse: '99999.00' }), 20003],
  ])('refuses %s', async (_name, more, code) => {
    const { signTimerStr } = await guest.quote({ checkIn: dayIn(clock, 300) });
    const asked = { signTimerStr, ...WHO, ...more(signTimerStr) };
    expect(await guest.once('POST /order/booking/hotel/reserve', asked)).toMatchObject({ code });
    expect(await left(dayIn(clock, 300))).toEqual({ held: 0, sold: 0 });
  });

  it('takes dollars off, in the ledger as in the price, and gives them back when it is cancelled', async () => {
    const rich = new Guest(app, await signIn(app, '66000001'));
    const had = (await rich.call<{ available: string }>('GET /dollar/balance', {})).data.available;
    const { data } = await rich.reserve({ checkIn: nextDay() }, { dollarUse: '100.00' });
    const { prices } = await rich.detail(data.id);
    expect(prices).toMatchObject({ dollars: '100.00', payable: data.payable });
    await rich.once('POST /hotel/reserve/cancel', { id: data.id, expectedPenalty: '0.00' });
    expect((await rich.call<{ available: string }>('GET /dollar/balance', {})).data.available).toBe(had);
  });

  it('is nobody else’s', async () => {
    const other = new Guest(app, await signIn(app, '66000102'));
    const { data } = await guest.reserve({ checkIn: nextDay() });
    for (const key of ['GET /hotel/order', 'GET /hotel/order/detail', 'GET /hotel/checkout'] as const)
      expect((await other.call(key, { id: data.id })).code).toBe(10007);
    const cancel = { id: data.id, expectedPenalty: '9999.00' };
    expect((await other.once('POST /hotel/reserve/cancel', cancel)).code).toBe(10007);
    expect((await guest.call('GET /hotel/order', { id: '17' })).code).toBe(16013);
  });
});

describe('several at once, by POST /hotel/reserve', () => {
  it('are one payment; each is cancelled for itself', async () => {
    const [one, other] = [nextDay(), nextDay()];
    const locks = [await guest.quote({ checkIn: one }), await guest.quote({ checkIn: other })];
    const signTimerStrs = locks.map(({ signTimerStr }) => signTimerStr);
    const { data } = await guest.once<Reserved>('POST /hotel/reserve', { signTimerStrs, ...WHO });
    expect(data.orders).toHaveLength(2);
    const { pay, together, canCancel } = await guest.detail(data.orders[0]?.id ?? '');
    expect({ pay: pay?.id, together, canCancel }).toEqual({ pay: data.id, together: 1, canCancel: false });
    const checkout = await guest.call<{ items: unknown[]; state: string }>('GET /hotel/checkout', {
      id: data.id,
    });
    expect(checkout.data).toMatchObject({
      state: 'HELD',
      items: [{ itemType: 'ROOM' }, { itemType: 'ROOM' }],
    });
    await guest.pay(pay);
    const [first, second] = data.orders.map(({ id }) => id);
    const cancelled = await guest.call('GET /order/booking/hotel/cancelOrder', { id: first });
    expect(cancelled.data).toMatchObject({ status: 'CANCELLED', penalty: '0.00', refund: locks[0]?.total });
    expect(await guest.detail(second ?? '')).toMatchObject({ status: 'RESERVED', payStatus: 'PAID' });
    expect(await left(one)).toEqual({ held: 0, sold: 0 });
  });

  it('come from the cart, and leave it; what changed in it is said', async () => {
    const { signTimerStr } = await guest.quote({ checkIn: nextDay() });
    const bad = { signTimerStrs: [signTimerStr], cartItemIds: ['999'], ...WHO };
    expect(await guest.once('POST /hotel/reserve', bad)).toMatchObject({ code: 16011 });
  });
});

describe('cancelling', () => {
  it('costs what was shown, no more, and answers the second time as the first', async () => {
    const checkIn = dayIn(clock, 3);
    const id = await guest.booked({ checkIn });
    clock.advance(2 * 86_400);
    guest = new Guest(app, await signIn(app, '66000101'));
    const { penaltyNow, refundNow, total } = await guest.detail(id);
    expect(Number(penaltyNow) * 2).toBe(Number(total));
    const less = await guest.once('POST /hotel/reserve/cancel', { id, expectedPenalty: '1.00' });
    expect(less).toMatchObject({ code: 16012, data: { penalty: penaltyNow } });
    const cancel = { id, expectedPenalty: penaltyNow };
    const first = await guest.once('POST /hotel/reserve/cancel', cancel);
    expect(first).toMatchObject({ code: 0, data: { penalty: penaltyNow, refund: refundNow } });
    expect((await guest.call('GET /order/booking/hotel/cancelOrder', { id })).data).toEqual(first.data);
    expect(await guest.detail(id)).toMatchObject({ payStatus: 'PART_REFUNDED', penalty: penaltyNow });
  });

  it('of several goes item by item: one that is another’s, or unknown, keeps none of the others', async () => {
    const other = new Guest(app, await signIn(app, '66000103'));
    const theirs = await other.booked({ checkIn: nextDay() });
    const mine = [await guest.booked({ checkIn: nextDay() }), await guest.booked({ checkIn: nextDay() })];
    const payload = {
      ids: [mine[1], theirs, mine[0]],
      expectedPenaltyTotal: '0.00',
      idempotencyKey: newRandom(),
    };
    type Results = { results: { id: string; code: number }[] };
    const { data } = await guest.call<Results>('POST /hotel/reserve/batch-cancel', payload);
    expect(data.results.map(({ id, code }) => [id, code]).sort()).toEqual(
      [
        [mine[0], 0],
        [mine[1], 0],
        [theirs, 10007],
      ].sort(),
    );
    expect((await guest.call('POST /hotel/reserve/batch-cancel', payload)).data).toEqual(data);
    expect((await other.detail(theirs)).status).toBe('RESERVED');
  });
});

describe('a change', () => {
  it('that costs more waits for the difference, then the booking is the new stay', async () => {
    const checkIn = nextDay();
    const id = await guest.booked({ checkIn });
    const { orderNo, version, total } = await guest.detail(id);
    const longer = await guest.quote({ checkIn, nights: 3, orderNo });
    const asked = { id, version, signTimerStr: longer.signTimerStr };
    const { data } = await guest.once<{ pay: never; diff: string }>(
      'POST /order/booking/hotel/updateReserve',
      asked,
    );
    expect(data).toMatchObject({ status: 'MODIFYING', refund: '0.00' });
    expect(Number(data.diff)).toBeCloseTo(Number(longer.total) - Number(total), 2);
    const waits = await guest.detail(id);
    expect(waits).toMatchObject({ status: 'MODIFYING', nights: 2, change: { diff: data.diff } });
    expect(await left(dayIn(clock, days + 2))).toEqual({ held: 1, sold: 0 });
    await guest.pay(waits.pay);
    const changed = await guest.detail(id);
    expect(changed).toMatchObject({ status: 'RESERVED', nights: 3, total: longer.total, change: null });
    expect(changed.payments).toHaveLength(2);
    expect(await left(checkIn)).toEqual({ held: 0, sold: 1 });
    const { data: gone } = await guest.call<{ refund: string }>('GET /order/booking/hotel/cancelOrder', {
      id,
    });
    expect(gone.refund).toBe(longer.total);
    for (const night of [0, 1, 2])
      expect(await left(dayIn(clock, days + night))).toEqual({ held: 0, sold: 0 });
  });

  it('that costs less happens at once: the money comes back, the nights are free', async () => {
    const checkIn = nextDay();
    const id = await guest.booked({ checkIn, nights: 3 });
    const { orderNo, version, total } = await guest.detail(id);
    const shorter = await guest.quote({ checkIn, nights: 2, orderNo });
    const asked = { id, version, signTimerStr: shorter.signTimerStr };
    const { data } = await guest.once<{ refund: string }>('POST /order/booking/hotel/updateReserve', asked);
    expect(data).toMatchObject({ status: 'RESERVED', payable: '0.00', pay: null });
    expect(Number(data.refund)).toBeCloseTo(Number(total) - Number(shorter.total), 2);
    expect(await left(dayIn(clock, days + 2))).toEqual({ held: 0, sold: 0 });
    expect(await guest.detail(id)).toMatchObject({
      nights: 2,
      total: shorter.total,
      payStatus: 'PART_REFUNDED',
    });
  });

  it('takes a room more on the same nights, although none but the guest’s own would be free', async () => {
    const checkIn = nextDay();
    const id = await guest.booked({ checkIn });
    const isNight = and(eq(inventoryCounter.key, key), eq(inventoryCounter.period, checkIn));
    await database.db.update(inventoryCounter).set({ total: 2 }).where(isNight);
    const { orderNo, version } = await guest.detail(id);
    const two = await guest.quote({ checkIn, rooms: 2, orderNo });
    const asked = { id, version, signTimerStr: two.signTimerStr };
    expect((await guest.once('POST /order/booking/hotel/updateReserve', asked)).code).toBe(0);
    expect(await left(checkIn)).toEqual({ held: 1, sold: 1 });
    await guest.pay((await guest.detail(id)).pay);
    expect(await left(checkIn)).toEqual({ held: 0, sold: 2 });
  });

  it('whose difference does not come leaves the booking as it was; paid late, it is regained or returned', async () => {
    const checkIn = nextDay();
    const id = await guest.booked({ checkIn });
    const { orderNo, version, total } = await guest.detail(id);
    const longer = await guest.quote({ checkIn, nights: 3, orderNo });
    await guest.once('POST /order/booking/hotel/updateReserve', {
      id,
      version,
      signTimerStr: longer.signTimerStr,
    });
    const { pay } = await guest.detail(id);
    if (pay === null) throw new Error('nothing is due');
    const { data } = await guest.startPaying(pay);
    await runOut(id);
    await sweepOrders({ db: database.db, clock, log });
    expect(await guest.detail(id)).toMatchObject({ status: 'RESERVED', nights: 2, total });
    expect(await left(dayIn(clock, days + 2))).toEqual({ held: 0, sold: 0 });
    await atCashier(app, data.payNo, 'pay');
    expect(await guest.detail(id)).toMatchObject({ status: 'RESERVED', nights: 3, total: longer.total });
  });

  it('of people and requests needs no price; I21: of two edits of one version one is refused', async () => {
    const id = await guest.booked({ checkIn: nextDay() });
    const { version } = await guest.detail(id);
    const edit = { id, version, remarks: 'A cot, please', arrivalTime: '22:30' };
    expect((await guest.once('POST /order/booking/hotel/updateReserve', edit)).code).toBe(0);
    expect((await guest.once('POST /order/booking/hotel/updateReserve', edit)).code).toBe(10008);
    expect(await guest.detail(id)).toMatchObject({ remarks: 'A cot, please', arrivalTime: '22:30' });
  });
});

describe('what happens by itself', () => {
  it('a payment that comes after the hold regains the room, or comes back whole', async () => {
    const checkIn = nextDay();
    const late = (await guest.reserve({ checkIn })).data;
    const { pay } = await guest.detail(late.id);
    if (pay === null) throw new Error('nothing is due');
    const { data } = await guest.startPaying(pay);
    await runOut(late.id);
    await sweepOrders({ db: database.db, clock, log });
    expect((await guest.detail(late.id)).status).toBe('EXPIRED');
    const isNight = and(eq(inventoryCounter.key, key), eq(inventoryCounter.period, checkIn));
    await database.db.update(inventoryCounter).set({ total: 0 }).where(isNight);
    await atCashier(app, data.payNo, 'pay');
    expect((await guest.detail(late.id)).status).toBe('EXPIRED');
    const [paid] = await database.db.select().from(payment).where(eq(payment.payNo, data.payNo));
    expect(paid?.refundedCash).toBe(paid?.cash);
  });

  it('tells a third party once, under one number, without who the guest is here', async () => {
    const id = await guest.booked({ checkIn: nextDay() });
    const wish = { id, partyCode: 'PMS', payload: { floor: 'high' } };
    const strict = await guest.once('POST /hotel/order/to-party', {
      ...wish,
      payload: { a: [{ userId: '1' }] },
    });
    // the test's client adds language and authId to every payload, as a careless one would
    expect(strict.code).toBe(10004);
  });

  it('who had not arrived by six the morning after is a no-show: the first night stays sold', async () => {
    const checkIn = dayIn(clock, 5);
    const id = await guest.booked({ checkIn });
    const toSix = (Date.parse(`${dayIn(clock, 6)}T06:00:00+08:00`) - clock.now().getTime()) / 1000;
    clock.advance(toSix - 60);
    await markNoShows({ db: database.db, clock, log });
    guest = new Guest(app, await signIn(app, '66000101'));
    expect((await guest.detail(id)).status).toBe('RESERVED');
    clock.advance(120);
    await markNoShows({ db: database.db, clock, log });
    expect(await guest.detail(id)).toMatchObject({ status: 'NO_SHOW', canCancel: false, payStatus: 'PAID' });
    expect(await left(checkIn)).toEqual({ held: 0, sold: 1 });
    expect(await left(dayIn(clock, 1))).toEqual({ held: 0, sold: 0 });
  });
});

it('nobody was told twice, and no dispatch stands without its booking', async () => {
  await deliver();
  expect(await database.db.$count(partyDispatch)).toBe(0);
});
