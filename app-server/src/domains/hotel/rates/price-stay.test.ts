import { describe, expect, it } from '@jest/globals';
import type { Hotel, RatePlan, RoomType } from './hotel-catalogue.ts';
import type { Night } from './nights.ts';
import { reckonStay, type Asker, type Stock } from './price-stay.ts';
import type { Stay } from './stay.ts';

/** Noon in Macau, long before the stay. */
const clock = { now: () => new Date('2026-11-21T04:00:00Z') };
const asker: Asker = { clock, tier: 'GOLD', currency: 'MOP' };
const stay: Stay = {
  hotelCode: 'GRAND',
  roomTypeCode: 'DLX',
  rateCode: 'FLEX',
  checkIn: '2027-03-01',
  checkOut: '2027-03-03',
  rooms: 2,
  adults: 3,
  children: 1,
};
const open = { minStay: 1, closedToArrival: false, closedToDeparture: false, isClosed: false, left: 5 };
const PLAN = {
  basisPoints: 10_000,
  supplement: 0n,
  payType: 'PREPAY',
  tierMin: null,
  advanceDays: 0,
  minStay: 1,
  freeDays: 1,
  penalty: 'firstNight',
  penaltyPercent: null,
} as RatePlan;

function stock(plan: Partial<RatePlan> = {}, first: Partial<Night> = {}): Stock {
  const nights: Night[] = [
    { ...open, night: '2027-03-01', price: 1_480_00n, ...first },
    { ...open, night: '2027-03-02', price: 1_776_00n },
  ];
  return {
    hotel: { taxMode: 'additive' } as Hotel,
    roomType: { maxAdults: 2, maxChildren: 1 } as RoomType,
    plan: { ...PLAN, ...plan },
    nights: new Map(nights.map((night) => [night.night, night])),
  };
}

describe('the price of a stay', () => {
  it('is the sum of each night for all rooms, with service and tax, paid at booking', () => {
    const given = stock();
    expect(reckonStay(given, stay, asker)).toEqual({
      ...given,
      bar: null,
      stay,
      nights: [
        { date: '2027-03-01', price: 2_960_00n },
        { date: '2027-03-02', price: 3_552_00n },
      ],
      roomTotal: 6_512_00n,
      service: 651_20n,
      tax: 325_60n,
      total: 7_488_80n,
      deposit: 7_488_80n,
      currency: 'MOP',
      netMop: 6_512_00n,
      rateToMop: '1.00',
      cancelRule: {
        freeUntil: '2027-02-28T18:00:00+08:00',
        fee: { kind: 'firstNight', amount: '3404.00' },
      },
    });
  });

  it('is paid at the hotel with another rate', () => {
    expect(reckonStay(stock({ payType: 'AT_HOTEL' }), stay, asker)).toMatchObject({
      total: 7_488_80n,
      deposit: 0n,
    });
  });

  it('can be in another currency, with its amount in MOP', () => {
    expect(reckonStay(stock(), stay, { ...asker, currency: 'HKD' })).toMatchObject({
      currency: 'HKD',
      rateToMop: '1.03',
      netMop: 6_512_00n,
      roomTotal: 6_322_33n,
      total: 7_270_68n,
    });
  });
});

describe('an unavailable stay', () => {
  const barred = (change: Partial<Stay>, of: Stock, tier: Asker['tier'] = 'GOLD') =>
    reckonStay(of, { ...stay, ...change }, { ...asker, tier });

  it('gives the reason, and what is required', () => {
    const plan = { minStay: 3, advanceDays: 30, tierMin: 'GOLD' } as const;
    const needs = { minStay: 4, advanceDays: 30, tierMin: 'GOLD' };
    expect(barred({}, stock(plan, { minStay: 4 }))).toEqual({ bar: 'MIN_STAY', ...needs });
    expect(barred({}, stock(plan, { minStay: 4 }), 'SILVER')).toEqual({ bar: 'TIER', ...needs });
  });

  it('gives the reason for a night that is not for sale, too', () => {
    const gone = { ...stock(), nights: new Map() };
    expect(barred({}, gone)).toEqual({ bar: 'CLOSED', minStay: 1, advanceDays: 0, tierMin: null });
  });

  it('reports the dates first, then the guests, the rate, the nights', () => {
    const full = stock({ tierMin: 'DIAMOND' }, { left: 1 });
    const past = { checkIn: '2026-11-19', checkOut: '2026-11-20' };
    expect(barred({ ...past, adults: 9 }, full)).toMatchObject({ bar: 'PAST' });
    expect(barred({ adults: 9 }, full)).toMatchObject({ bar: 'OCCUPANCY' });
    expect(barred({}, full)).toMatchObject({ bar: 'TIER' });
    expect(barred({}, full, 'DIAMOND')).toMatchObject({ bar: 'NO_ROOM' });
    expect(barred({ rooms: 1, adults: 2 }, full, 'DIAMOND')).toMatchObject({ bar: null });
  });
});
