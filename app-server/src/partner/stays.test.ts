import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { decodeHotelId } from '@resort/shared/signing';
import { eq } from 'drizzle-orm';
import { balanceOf } from '../core/ledger/balance.ts';
import { markNoShows } from '../domains/hotel/stays/no-show.ts';
import { standOnBookings, type BookingGround } from '../../test/domains/hotel/booking-ground.ts';
import type { Guest } from '../../test/domains/hotel/guest.ts';
import { testPartner, type TestPartner } from '../../test/partner/partner-client.ts';
import { silentLog as log } from '../../test/tools/silent-log.ts';
import { letter, orders } from '../schema/index.ts';
import type { HotelOrderDetail } from '@resort/mf-hotel/contract';
import { moneyText } from '@resort/shared/contract';
import { remindOfAll } from '../../test/made/remind.ts';
import { deliverAll } from '../../test/made/deliver.ts';

jest.setTimeout(60_000);

let own: BookingGround;
let guest: Guest;
let pms: TestPartner;

standOnBookings((given, who) => {
  own = given;
  guest = who;
});
beforeAll(async () => {
  pms = await testPartner(own.app, own.db);
});

const refused = (status: number, code: string) => ({ status, data: { code } });

/** A booking, on the afternoon of its arrival. */
async function expected(nights: number, rateCode = 'FLEX') {
  guest = await own.guest();
  const checkIn = own.nextDay();
  const wire = await guest.booked({ checkIn, rateCode, nights });
  const isIt = eq(orders.id, Number(decodeHotelId(wire)));
  const [order] = await own.db.select().from(orders).where(isIt);
  if (order === undefined) throw new Error('the booking is not stored');
  const toArrival = (Date.parse(`${checkIn}T15:00:00+08:00`) - own.clock.now().getTime()) / 1000;
  const status = async () => (await own.db.select().from(orders).where(isIt))[0]?.status;
  return { checkIn, wire, order, orderNo: order.orderNo, toArrival, status };
}
const call = (path: string, body: unknown) => pms.call(`stays/${path}`, body);
const DAY = 86_400;
const cancel = (id: string) => guest.call('GET /order/booking/hotel/cancelOrder', { id });

describe('a stay', () => {
  it('is reported from arrival to departure, and earns on the room and the folio at check-out', async () => {
    const { orderNo, toArrival, order } = await expected(1);
    expect(await call('arrive', { orderNo })).toMatchObject(refused(409, 'OUT_OF_ORDER'));
    own.clock.advance(toArrival);
    expect(await call('folio', { orderNo, lineId: 'L0', text: 'Tea', amount: '90.00' })).toMatchObject(
      refused(409, 'OUT_OF_ORDER'),
    );
    expect(await call('depart', { orderNo })).toMatchObject(refused(409, 'OUT_OF_ORDER'));
    expect(await call('arrive', { orderNo, roomNo: '1204' })).toMatchObject({
      status: 200,
      data: { status: 'IN_HOUSE', roomNo: '1204', checkIn: expect.any(String) },
    });
    expect((await call('room', { orderNo, roomNo: '1501' })).data.roomNo).toBe('1501');
    const tea = { orderNo, lineId: 'L1', text: 'Tea', amount: '100.50' };
    expect((await call('folio', tea)).data).toEqual({ lineId: 'L1', currency: 'MOP', balance: '100.50' });
    expect((await call('folio', tea)).data.balance).toBe('100.50');
    expect((await call('folio', { ...tea, lineId: 'L2', amount: '-0.50' })).data.balance).toBe('100.00');
    const of = { memberId: order.memberId, unit: 'DOLLAR' } as const;
    own.clock.advance(DAY - 4 * 3600);
    // only now: at the year's end other dollars expire during the night
    const before = (await balanceOf(own.db, own.clock, of)).available;
    const { data } = await call('depart', { orderNo });
    // a night of 1150.00 and 100.00 on the room, 2 % in dollars
    expect(data).toMatchObject({
      stay: { status: 'CHECKED_OUT' },
      earned: { dollars: '25.00', tierPoints: 1250 },
    });
    expect((await balanceOf(own.db, own.clock, of)).available - before).toBe(25_00n);
    expect(await call('depart', { orderNo })).toMatchObject(refused(409, 'OUT_OF_ORDER'));
  });

  it('that ends early puts the nights that are left on sale again', async () => {
    const { orderNo, toArrival, checkIn } = await expected(3);
    own.clock.advance(toArrival);
    await call('arrive', { orderNo });
    own.clock.advance(DAY - 4 * 3600);
    await call('depart', { orderNo });
    expect(await own.taken(checkIn)).toEqual({ held: 0, sold: 1 });
    const next = new Date(Date.parse(`${checkIn}T00:00:00Z`) + DAY * 1000).toISOString().slice(0, 10);
    expect(await own.taken(next)).toEqual({ held: 0, sold: 0 });
  });

  it('that is extended takes the further nights, where there is a room, and charges them on the folio', async () => {
    const { orderNo, toArrival, checkIn, wire, order } = await expected(1);
    const day = (days: number) =>
      new Date(Date.parse(`${checkIn}T00:00:00Z`) + days * DAY * 1000).toISOString().slice(0, 10);
    expect(await call('extend', { orderNo, checkOut: day(3) })).toMatchObject(refused(409, 'OUT_OF_ORDER'));
    own.clock.advance(toArrival);
    await call('arrive', { orderNo, roomNo: '1204' });
    const extended = await Promise.all([1, 2].map(() => call('extend', { orderNo, checkOut: day(3) })));
    expect(extended.map(({ data }) => data.checkOut)).toEqual([day(3), day(3)]);
    for (const night of [day(0), day(1), day(2)])
      expect(await own.taken(night)).toEqual({ held: 0, sold: 1 });
    expect(await own.taken(day(3))).toEqual({ held: 0, sold: 0 });
    // a day that is not later changes nothing; leaving early is a departure
    expect((await call('extend', { orderNo, checkOut: day(2) })).data.checkOut).toBe(day(3));
    expect(await call('extend', { orderNo, checkOut: 'tomorrow' })).toMatchObject({ status: 400 });
    await call('folio', { orderNo, lineId: `${orderNo}-1`, text: 'Two further nights', amount: '2300.00' });
    guest = await own.guest();
    const { data } = await guest.call<HotelOrderDetail>('GET /hotel/order/detail', { id: wire });
    // the room is paid at the hotel, too: nothing was paid before
    const balance = moneyText(order.payable + 2_300_00n);
    expect(data).toMatchObject({ checkOut: day(3), inHouse: { deposit: '0.00', balance } });
    own.clock.advance(DAY - 4 * 3600);
    expect((await call('depart', { orderNo })).data.earned.dollars).toBe('69.00');
    expect(await own.taken(day(1))).toEqual({ held: 0, sold: 0 });
  });

  it('that is extended at the moment of its check-out keeps no room of later nights sold', async () => {
    const { orderNo, toArrival, checkIn, status } = await expected(1);
    const day = (days: number) =>
      new Date(Date.parse(`${checkIn}T00:00:00Z`) + days * DAY * 1000).toISOString().slice(0, 10);
    own.clock.advance(toArrival);
    await call('arrive', { orderNo });
    own.clock.advance(DAY - 4 * 3600);
    const [left, extended] = await Promise.all([
      call('depart', { orderNo }),
      call('extend', { orderNo, checkOut: day(3) }),
    ]);
    expect([left.status, [200, 409].includes(extended.status)]).toEqual([200, true]);
    expect(await status()).toBe('CHECKED_OUT');
    for (const night of [day(1), day(2)]) expect((await own.taken(night))?.sold ?? 0).toBe(0);
  });

  it('nobody came to is a no-show when the property says so, or at a property that reports every arrival', async () => {
    const [said, silent] = [await expected(1), await expected(1)];
    own.clock.advance(said.toArrival);
    expect((await call('no-show', { orderNo: said.orderNo })).data.status).toBe('NO_SHOW');
    own.clock.advance(10 * DAY);
    await markNoShows({ db: own.db, clock: own.clock, log });
    expect(await silent.status()).toBe('RESERVED');
    await testPartner(own.app, own.db, { reportsArrivals: true, properties: ['nowhere'] });
    await markNoShows({ db: own.db, clock: own.clock, log });
    expect(await silent.status()).toBe('RESERVED');
    const { property } = silent.order;
    await testPartner(own.app, own.db, { reportsArrivals: true, properties: [property] });
    await markNoShows({ db: own.db, clock: own.clock, log });
    expect(await silent.status()).toBe('NO_SHOW');
  });

  it('is known at its property only', async () => {
    const { orderNo } = await expected(1);
    const other = await testPartner(own.app, own.db, { properties: ['nowhere'] });
    expect(await other.call('stays/find', { orderNo })).toMatchObject(refused(403, 'OTHER_PROPERTY'));
    expect(await call('find', { orderNo: 'H000000NOTHING' })).toMatchObject(refused(404, 'UNKNOWN_ORDER'));
    expect((await call('find', { orderNo })).data).toMatchObject({
      orderNo,
      status: 'RESERVED',
      roomNo: null,
    });
  });

  it('ends once: check-out, a second one and a cancellation at the same time', async () => {
    const { orderNo, toArrival, order, wire, status } = await expected(1);
    own.clock.advance(toArrival);
    guest = await own.guest();
    const both = await Promise.all([call('arrive', { orderNo }), cancel(wire)]);
    const isIn = both[0].status === 200;
    expect(await status()).toBe(isIn ? 'IN_HOUSE' : 'CANCELLED');
    const before = (await balanceOf(own.db, own.clock, { memberId: order.memberId, unit: 'POINT' }))
      .available;
    const ends = await Promise.all([call('depart', { orderNo }), cancel(wire), call('depart', { orderNo })]);
    const done = [ends[0], ends[2]].filter(({ status: code }) => code === 200);
    expect(done.length).toBe(isIn ? 1 : 0);
    const after = (await balanceOf(own.db, own.clock, { memberId: order.memberId, unit: 'POINT' })).available;
    expect(after - before).toBe(BigInt(done[0]?.data.earned.points ?? 0));
  });
});

describe('a stay on the member’s screen', () => {
  const detail = async (id: string) =>
    (await guest.call<HotelOrderDetail>('GET /hotel/order/detail', { id })).data;
  /** Sessions end meanwhile. */
  const goOn = async (seconds: number) => {
    own.clock.advance(seconds);
    guest = await own.guest();
  };
  const review = (of: string, stars: number, text: string) =>
    guest.call<{ stars: number }>('POST /hotel/review', { orderNo: of, stars, text });

  it('has its bill while guests are in the hotel, and a receipt afterwards, with what was paid before set off; is asked about and reviewed once', async () => {
    const { orderNo, toArrival, wire, order } = await expected(2, 'DINE');
    expect(await detail(wire)).toMatchObject({ inHouse: null, review: null });
    await goOn(toArrival);
    await call('arrive', { orderNo, roomNo: '1204' });
    const line = (lineId: string, text: string, amount: string) =>
      call('folio', { orderNo, lineId: `${orderNo}-${lineId}`, text, amount });
    await line('1', 'Tea', '100.50');
    await line('2', 'Tea, corrected', '-0.50');
    const total = moneyText(order.payable + 100_00n);
    expect((await detail(wire)).inHouse).toMatchObject({
      roomNo: '1204',
      departedAt: null,
      folio: [
        { text: 'Tea', amount: '100.50' },
        { text: 'Tea, corrected', amount: '-0.50' },
      ],
      total,
      deposit: moneyText(order.payable),
      balance: '100.00',
    });
    expect((await review(orderNo, 5, 'Too early')).code).not.toBe(0);
    await goOn(DAY - 4 * 3600);
    await call('depart', { orderNo });
    expect(await detail(wire)).toMatchObject({
      inHouse: { departedAt: expect.any(String), total, balance: '100.00' },
      review: { given: null },
    });
    const remind = async () => {
      await remindOfAll({ db: own.db, clock: own.clock });
      await deliverAll(own.db, own.clock);
    };
    const asked = async () =>
      (await own.db.select().from(letter).where(eq(letter.memberId, order.memberId))).filter(
        ({ title, link }) => title.en === 'How was your stay?' && link?.includes(wire),
      ).length;
    await remind();
    expect(await asked()).toBe(0);
    await goOn(4 * 3600);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await asked()).toBe(1);
    const both = await Promise.all([review(orderNo, 4, ' A calm house '), review(orderNo, 1, 'No')]);
    expect(both.map(({ code }) => code === 0).toSorted()).toEqual([false, true]);
    const { given } = (await detail(wire)).review ?? { given: null };
    expect([4, 1]).toContain(given?.stars);
    expect((await review(orderNo, 3, 'Again')).code).not.toBe(0);
    for (const stars of [0, 6]) expect((await review(orderNo, stars, '')).code).not.toBe(0);
  });
});
