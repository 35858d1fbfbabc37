/** @jest-environment-options {"ownModules": true} */
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type {
  CalendarDay,
  RatePrice,
  RoomOnList,
  RoomPage,
  Stay,
  StayPrice,
} from '@resort/mf-hotel/contract';
import type { Tier } from '@resort/shared/calls/rows';
import { moneyText, parseMoney, type CallKey } from '@resort/shared/contract';
import { addDays } from '@resort/shared/format';
import { errorText } from '../../../../test/texts/error-text.ts';
import { and, eq } from 'drizzle-orm';
import { readPriceLock } from '../../../core/price-lock/price-lock.ts';
import { stayOf } from '../rates/stay.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { createSecrets } from '../../../platform/secrets/secrets.ts';
import { hotel, ratePlan, roomType } from '../tables/hotels.ts';
import { member } from '../../../schema/index.ts';
import { DEMO_RATES } from '../../../../demo/seeds/hotels/rates.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { registerTestKind, reserve } from '../../../../test/made/test-orders.ts';
import { calm, setNights } from '../../../../test/domains/hotel/calm.ts';

jest.setTimeout(60_000);
registerTestKind();

type Quote = StayPrice & { readonly signTimerStr: string; readonly stay: Stay };

let ground: Ground;
let app: TestApp;
let as: Identity;
/** The first of the plain nights. */
let first: string;
const day = (days: number) => addDays(first, days);

const ROOMS = ['PVM-CLASSIC', 'PVM-TERRACE'];
const HOTEL = { hotelCode: 'pvm' };
const ROOM = { ...HOTEL, roomTypeCode: 'PVM-CLASSIC' };
const TWO = { rooms: 1, adults: 2, children: 0 };

standOn((given) => {
  ground = given;
  ({ app } = given);
});
beforeAll(async () => {
  as = await signIn(app, '66000113');
  first = addDays(macauDate(ground.clock.now()), 20);
  await calm(ground.database.db, { codes: ROOMS, from: first, to: day(120) });
  await be('GOLD');
});

const ask = async <T>(call: CallKey, payload: Record<string, unknown>, who: Identity | null = as) =>
  (await send<T>(app, call, { ...(who === null ? {} : { as: who }), payload })).envelope;
const told = async <T>(call: CallKey, payload: Record<string, unknown>, who: Identity | null = as) =>
  (await ask<T>(call, payload, who)).data;
const be = (tier: Tier) =>
  ground.database.db
    .update(member)
    .set({ tier })
    .where(eq(member.id, Number(as.userId)));
const nights = (from: number, count: number) => ({ checkIn: day(from), checkOut: day(from + count) });
const quote = (more: Record<string, unknown> = {}, who = as) =>
  ask<Quote>('GET /hotel/getRatePrice', { ...ROOM, ...TWO, ...nights(0, 1), rateCode: 'FLEX', ...more }, who);
const rates = (more: Record<string, unknown> = {}) =>
  told<RatePrice[]>('POST /hotel/bestAvailability/rate', { ...ROOM, ...TWO, ...nights(0, 1), ...more });
const calendar = (payload: Record<string, unknown>, who: Identity | null = as) =>
  told<CalendarDay[]>('GET /hotel/calendar', { ...ROOM, ...payload }, who);
const set = (at: number, rules: Parameters<typeof setNights>[2], codes = ['PVM-CLASSIC']) =>
  setNights(ground.database.db, { codes, from: day(at), to: day(at) }, rules);

describe('the price of a night', () => {
  it.each(['MOP', 'HKD'] as const)('is the same in every place that shows it, in %s', async (currency) => {
    await set(3, { price: 1234_00n });
    const at = { ...nights(3, 1), currency };
    const [onDay] = await calendar({ from: day(3), to: day(3), currency });
    const detail = await told<{ price: string }[]>('POST /hotel/getAvailabilityDetail', { ...ROOM, ...at });
    const all = await rates(at);
    const lowest = all
      .map(({ price }) => price.total)
      .toSorted((a, b) => Number(parseMoney(a) - parseMoney(b)))[0];
    const room = (await told<RoomOnList[]>('POST /hotel/getRoomList', { ...HOTEL, ...TWO, ...at })).find(
      ({ roomTypeCode }) => roomTypeCode === ROOM.roomTypeCode,
    );
    const page = await told<{ rates: RatePrice[] }>('GET /hotel/getHotelRoomDetailNew', {
      ...ROOM,
      ...TWO,
      ...at,
    });
    // for one night and one room the strip, the card and the total before booking show one amount, and it is not the
    // base price
    const card = [room?.fromPrice, room?.fromTotal, all[0]?.perNight];
    expect([onDay?.minPrice, detail[0]?.price, ...card]).toEqual(Array.from({ length: 5 }, () => lowest));
    expect(lowest).not.toBe(all[0]?.price.roomTotal);
    expect(page.rates.map(({ price }) => price)).toEqual(all.map(({ price }) => price));
    for (const { rateCode, price } of all) {
      const { data } = await quote({ ...at, rateCode });
      expect(data).toMatchObject(price);
      const [ofRate] = await told<CalendarDay[]>('GET /hotel/calendar/rate-code', {
        ...ROOM,
        rateCode,
        from: day(3),
        to: day(3),
        currency,
      });
      expect(ofRate?.minPrice).toBe(price.total);
    }
  });

  it('is the amount of the lock, for exactly this stay and this member', async () => {
    const { data } = await quote({ ...nights(0, 3), rooms: 2, adults: 3, children: 1, currency: 'HKD' });
    const services = {
      environment: 'development' as const,
      clock: ground.clock,
      secrets: createSecrets(Buffer.alloc(32, 7)),
    };
    const mine = { memberId: Number(as.userId), kind: 'ROOM' };
    const lock = readPriceLock(services, data.signTimerStr, mine);
    expect([moneyText(lock.amount), lock.currency]).toEqual([data.total, 'HKD']);
    expect(stayOf(lock.subject)).toEqual(data.stay);
    expect(data.stay).toMatchObject({ ...ROOM, rateCode: 'FLEX', rooms: 2, adults: 3, children: 1 });
    const sum = (lines: readonly string[]) =>
      moneyText(lines.reduce((all, one) => all + parseMoney(one), 0n));
    expect(sum(data.nights.map(({ price }) => price))).toBe(data.roomTotal);
    expect(sum([data.roomTotal, data.service, data.tax])).toBe(data.total);
    expect(data).toMatchObject({ roomTotal: '5825.24', total: '6699.03', deposit: '0.00' });
  });

  it('of a prepaid rate is the deposit', async () => {
    const { data } = await quote({ rateCode: 'ADVANCE' });
    expect(data).toMatchObject({ roomTotal: '880.00', service: '88.00', tax: '44.00', total: '1012.00' });
    expect(data.deposit).toBe(data.total);
  });
});

describe('the calendar', () => {
  it('covers 120 days at once, at the lower price of two rooms, and ends with the bookable days', async () => {
    const days = await calendar({ roomTypeCode: undefined, from: first, to: day(119) });
    expect(days).toHaveLength(120);
    expect(days[119]).toMatchObject({ date: day(119), state: 'OPEN' });
    expect((await ask('GET /hotel/calendar', { ...HOTEL, from: first, to: day(120) })).code).toBe(16002);
    expect((await ask('GET /hotel/calendar', { ...HOTEL, from: day(1), to: first })).code).toBe(16002);
    const edge = await calendar({ from: day(379), to: day(382) });
    expect(edge.map(({ state }) => state)).toEqual(['OPEN', 'OPEN', 'CLOSED', 'CLOSED']);
    expect(await calendar({ from: '2020-01-01', to: '2020-01-01' })).toMatchObject([
      { state: 'CLOSED', minPrice: null },
    ]);
    expect(await calendar({ from: '9999-12-31', to: '9999-12-31' })).toMatchObject([{ state: 'CLOSED' }]);
  });

  it('takes the same few statements for one night and one room as for 120 nights of five hotels', async () => {
    const count = jest.spyOn(ground.database.db.$client, 'query');
    const spent = async (payload: Record<string, unknown>) => {
      const before = count.mock.calls.length;
      await calendar(payload);
      return count.mock.calls.length - before;
    };
    const one = await spent({ from: first, to: first });
    const all = await spent({ hotelCode: undefined, roomTypeCode: undefined, from: first, to: day(119) });
    count.mockRestore();
    expect(one).toBeGreaterThan(3);
    expect(all).toBe(one);
  });

  it('shows only prices that a guest who arrives on the day could have', async () => {
    const { db } = ground.database;
    const soon = addDays(macauDate(ground.clock.now()), 3);
    await calm(db, { codes: ROOMS, from: soon, to: soon });
    // prepaid it would be 1012.00
    expect(await calendar({ from: soon, to: soon }, null)).toMatchObject([{ minPrice: '1150.00' }]);
    const [found] = await db.select().from(hotel).where(eq(hotel.code, 'pvm'));
    const dine = and(eq(ratePlan.hotelId, found?.id ?? 0), eq(ratePlan.code, 'DINE'));
    const [before] = await db.select().from(ratePlan).where(dine);
    await db.update(ratePlan).set({ basisPoints: 5000, supplement: 0n }).where(dine);
    await set(35, { minStay: 2 });
    const days = await calendar({ from: day(34), to: day(35) });
    await db
      .update(ratePlan)
      .set({ basisPoints: 10_000, supplement: before?.supplement ?? 0n })
      .where(dine);
    expect(days.map(({ minPrice }) => minPrice)).toEqual(['1012.00', '575.00']);
  });

  it('marks sold-out, closed and restricted days', async () => {
    await set(30, { rooms: 0 });
    await set(31, { isClosed: true });
    await set(32, { minStay: 3, closedToArrival: true });
    await set(33, { closedToDeparture: true });
    expect(await calendar({ from: day(29), to: day(33) })).toMatchObject([
      { state: 'OPEN', minStay: 1, closedToArrival: false },
      { state: 'SOLD_OUT', minPrice: null },
      { state: 'CLOSED', minPrice: null },
      { state: 'OPEN', minStay: 3, closedToArrival: true },
      { state: 'OPEN', closedToDeparture: true },
    ]);
    // the other room of the hotel is open on all of them
    const wholeHotel = await calendar({ roomTypeCode: undefined, from: day(29), to: day(33) });
    expect(wholeHotel.map(({ state, closedToArrival }) => [state, closedToArrival])).toEqual(
      Array.from({ length: 5 }, () => ['OPEN', false]),
    );
  });
});

describe('an unavailable stay', () => {
  beforeAll(async () => {
    await set(40, { rooms: 0 });
    await set(45, { minStay: 3 });
    await set(50, { closedToArrival: true });
    await set(55, { closedToDeparture: true });
    await set(60, { isClosed: true });
    await set(65, { rooms: 1 });
  });
  it.each([
    ['is sold out on its second night', { ...nightsAt(39, 2) }, 16001, 'NO_ROOM'],
    ['needs two rooms where one is left', { ...nightsAt(65, 1), rooms: 2, adults: 2 }, 16001, 'NO_ROOM'],
    ['is closed', { ...nightsAt(60, 1) }, 16001, 'CLOSED'],
    ['is too short', { ...nightsAt(45, 2) }, 16015, 'MIN_STAY'],
    ['begins where nobody may', { ...nightsAt(50, 1) }, 16016, 'CLOSED_TO_ARRIVAL'],
    ['ends where nobody may', { ...nightsAt(54, 1) }, 16017, 'CLOSED_TO_DEPARTURE'],
    ['is for too many', { ...nightsAt(0, 1), adults: 3 }, 16005, 'OCCUPANCY'],
    ['is for a higher tier', { ...nightsAt(0, 1), rateCode: 'DIAMOND' }, 16009, 'TIER'],
    ['has one night where the rate has two', { ...nightsAt(0, 1), rateCode: 'DINE' }, 16015, 'MIN_STAY'],
    ['is at no rate', { ...nightsAt(0, 1), rateCode: 'NONE' }, 10011, 'UNKNOWN'],
    ['is in no room', { ...nightsAt(0, 1), roomTypeCode: 'NONE' }, 10011, 'UNKNOWN'],
    ['is in no hotel', { ...nightsAt(0, 1), hotelCode: 'none' }, 10011, 'UNKNOWN'],
    ['has 31 nights', { ...nightsAt(0, 31) }, 16002, 'TOO_LONG'],
    ['ends before it begins', { ...nightsAt(3, -1) }, 16002, 'ORDER'],
    ['is past', { ...nightsAt(-25, 1) }, 16002, 'PAST'],
    ['is too far ahead', { ...nightsAt(381, 1) }, 16002, 'TOO_FAR'],
    ['should have been booked earlier', { ...nightsAt(-15, 1), rateCode: 'ADVANCE' }, 16018, 'ADVANCE'],
  ])('because it %s', async (_name, { at, count, ...more }, code, bar) => {
    const { code: said, data, message } = await quote({ ...nights(at, count), ...more });
    expect([said, data]).toEqual([code, { bar, minStay: expect.any(Number) }]);
    expect(message).not.toMatch(/[{}]/);
  });

  it('is available to the guest whose booking, which is to be changed, has the last room', async () => {
    const { db } = ground.database;
    const [room] = await db.select().from(roomType).where(eq(roomType.code, ROOM.roomTypeCode));
    const period = day(65);
    const memberId = Number(as.userId);
    const { orderNo } = await reserve(db, ground.clock, { memberId, nights: [[String(room?.id), period]] });
    expect((await quote(nights(65, 2))).code).toBe(16001);
    expect((await quote({ ...nights(65, 2), orderNo })).code).toBe(0);
    expect((await rates({ ...nights(65, 2), orderNo })).length).toBeGreaterThan(3);
    const other = await signIn(app, '66000114');
    expect((await quote({ ...nights(65, 2), orderNo }, other)).code).toBe(10007);
  });

  it('gives its reason in the caller’s language', async () => {
    const { message } = await quote({ rateCode: 'DIAMOND', language: 'tc' });
    expect(message).toBe(errorText('RATE_TIER', { tier: '鑽石卡' }, 'tc'));
  });
});

describe('member rates', () => {
  const OWN = { CLASSIC: 'MEMBER', SILVER: 'SILVER', GOLD: 'GOLD', DIAMOND: 'DIAMOND' } as const;
  const codes: string[] = DEMO_RATES.flatMap(({ code, tierMin }) => (tierMin == null ? [] : [code]));

  it.each(Object.entries(OWN) as [Tier, string][])(
    '%s sees %s beside the public rates',
    async (tier, own) => {
      await be(tier);
      const open = codes.slice(0, codes.indexOf(own) + 1);
      const all = await rates(nights(10, 2));
      expect(all.filter(({ isMemberRate }) => isMemberRate).map(({ rateCode }) => rateCode)).toEqual([own]);
      expect(all.filter(({ isMemberRate }) => !isMemberRate)).toHaveLength(4);
      const [mine] = all.filter(({ isMemberRate }) => isMemberRate);
      expect(parseMoney(mine?.insteadOf ?? '0') > parseMoney(mine?.price.total ?? '0')).toBe(true);
      const totals = all.map(({ price }) => parseMoney(price.total));
      expect(totals).toEqual(totals.toSorted((a, b) => Number(a - b)));
      const level = await told<{ memberRateCodes: string[] }>('POST /mdp/card-level', {});
      expect(level).toMatchObject({ level: tier, memberRateCodes: open.toSorted() });
      const checked = await told('POST /hotel/checkCategories', {
        ...HOTEL,
        categories: [...codes, 'FLEX', 'NONE'],
      });
      expect(checked).toEqual([
        ...codes.map((code) => ({
          code,
          eligible: open.includes(code),
          reason: open.includes(code) ? null : 'TIER',
        })),
        { code: 'FLEX', eligible: true, reason: null },
        { code: 'NONE', eligible: false, reason: 'UNKNOWN' },
      ]);
      await be('GOLD');
    },
  );

  it('are not for visitors, who see public rates and get no quote', async () => {
    const [seen] = await calendar({ from: first, to: first }, null);
    expect(seen?.minPrice).toBe('1012.00');
    await be('DIAMOND');
    expect((await calendar({ from: first, to: first }))[0]?.minPrice).toBe('977.50');
    await be('GOLD');
    const payload = { ...ROOM, ...TWO, ...nights(0, 1), rateCode: 'FLEX' };
    expect((await ask('GET /hotel/getRatePrice', payload, null)).code).toBe(301);
  });

  it('need the member’s own card', async () => {
    const [mine] = await told<{ cardNo: string }[]>('GET /user/cards', {});
    expect((await ask('POST /mdp/card-level', { cardNo: mine?.cardNo })).code).toBe(0);
    expect((await ask('POST /mdp/card-level', { cardNo: '880012345678' })).code).toBe(10007);
  });
});

describe('the number of rooms left', () => {
  it('is shown if it is low, and never more than nine', async () => {
    await set(70, { rooms: 3 });
    await set(40, { rooms: 0 });
    const page = (at: number) =>
      told<RoomPage & { left: number | null; bar: string | null }>('GET /hotel/getHotelRoomDetailNew', {
        ...ROOM,
        ...TWO,
        ...nights(at, 1),
      });
    expect([(await page(70)).left, (await page(71)).left]).toEqual([3, null]);
    const free = await told<{ available: number; roomTypeCode: string }[]>('POST /hotel/getAvailability', {
      ...HOTEL,
      ...nights(70, 2),
    });
    expect(free.map(({ available }) => available)).toEqual([3, 9]);
    const detail = await told<{ available: number }[]>('POST /hotel/getAvailabilityDetail', {
      ...ROOM,
      ...nights(70, 2),
    });
    expect(detail.map(({ available }) => available)).toEqual([3, 9]);
    expect(await page(40)).toMatchObject({ left: null, bar: 'NO_ROOM', rates: [], name: 'Classic Room' });
  });

  it('lists the available room types, cheapest first', async () => {
    await set(40, { rooms: 0 });
    const payload = { ...HOTEL, ...TWO, ...nights(40, 1) };
    expect(await told('POST /hotel/bestAvailability/type', payload)).toMatchObject([
      { roomTypeCode: 'PVM-TERRACE' },
    ]);
    const list = await told<RoomOnList[]>('POST /hotel/getRoomList', payload);
    expect(list.map(({ roomTypeCode, bar }) => [roomTypeCode, bar])).toEqual([
      ['PVM-TERRACE', null],
      ['PVM-CLASSIC', 'NO_ROOM'],
    ]);
  });
});

function nightsAt(at: number, count: number) {
  return { at, count };
}
