import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { barOfDays, barOfNights, barOfPeople, barOfRate, firstArrival, lastNight } from './bars.ts';
import type { Night } from './nights.ts';
import { stayNights } from './stay.ts';

const at = (instant: string) => ({ now: () => new Date(instant) });
/** 21 November, noon in Macau. */
const NOON = at('2026-11-21T04:00:00Z');

describe('the days of a stay', () => {
  it.each([
    ['2026-11-21', '2026-11-22', null],
    ['2026-11-21', '2026-12-21', null],
    ['2026-11-21', '2026-12-22', 'TOO_LONG'],
    ['2026-11-20', '2026-11-22', 'PAST'],
    ['2026-11-22', '2026-11-22', 'ORDER'],
    ['2026-11-23', '2026-11-22', 'ORDER'],
    ['2027-12-25', '2027-12-27', null],
    ['2027-12-26', '2027-12-28', 'TOO_FAR'],
    ['9999-12-30', '9999-12-31', 'TOO_FAR'],
    ['1000-01-01', '1000-01-02', 'PAST'],
  ])('%s to %s: %s', (checkIn, checkOut, bar) => expect(barOfDays({ checkIn, checkOut }, NOON)).toBe(bar));

  it('can begin today until 23:00 in Macau', () => {
    expect(firstArrival(at('2026-11-21T14:59:59Z'))).toBe('2026-11-21');
    expect(firstArrival(at('2026-11-21T15:00:00Z'))).toBe('2026-11-22');
    expect(firstArrival(at('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
    expect(lastNight(at('2026-11-21T16:00:00Z'))).toBe('2027-12-27');
  });

  it.each(['Pacific/Pago_Pago', 'Asia/Macau', 'Pacific/Kiritimati'])(
    'are Macau’s, also on a machine in the zone %s',
    (TZ) => {
      const module = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
      const script = `
        const { firstArrival } = await import(${module('./bars.ts')});
        const { stayNights } = await import(${module('./stay.ts')});
        const first = (text) => firstArrival({ now: () => new Date(text) });
        const zone = new Date('2026-11-21T12:00:00Z').getTimezoneOffset();
        const nights = stayNights({ checkIn: '2027-03-27', checkOut: '2027-03-29' });
        console.log(JSON.stringify([zone, first('2026-11-21T14:59:00Z'), first('2026-11-21T15:00:00Z'), nights]));`;
      const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        env: { ...process.env, TZ },
      });
      const zones = { 'Pacific/Pago_Pago': 660, 'Asia/Macau': -480, 'Pacific/Kiritimati': -840 };
      expect(JSON.parse(said)).toEqual([
        zones[TZ as keyof typeof zones],
        '2026-11-21',
        '2026-11-22',
        ['2027-03-27', '2027-03-28'],
      ]);
    },
  );

  it('are its nights, without the day of departure', () => {
    expect(stayNights({ checkIn: '2028-02-28', checkOut: '2028-03-01' })).toEqual([
      '2028-02-28',
      '2028-02-29',
    ]);
    expect(stayNights({ checkIn: '2028-03-01', checkOut: '2028-02-28' })).toEqual([]);
  });
});

describe('the people of a stay', () => {
  const room = { maxAdults: 2, maxChildren: 1 };
  it.each([
    [1, 2, 1, null],
    [1, 1, 2, null],
    [1, 1, 3, 'OCCUPANCY'],
    [1, 3, 0, 'OCCUPANCY'],
    [2, 3, 3, null],
    [2, 4, 3, 'OCCUPANCY'],
    // a room without an adult
    [2, 1, 2, 'OCCUPANCY'],
  ])('%s rooms for %s adults and %s children: %s', (rooms, adults, children, bar) =>
    expect(barOfPeople(room, { rooms, adults, children })).toBe(bar),
  );
});

describe('a rate', () => {
  const days = { checkIn: '2026-11-28' };
  it.each([
    [null, null, 0, null],
    ['CLASSIC', null, 0, 'TIER'],
    ['CLASSIC', 'CLASSIC', 0, null],
    ['GOLD', 'SILVER', 0, 'TIER'],
    ['GOLD', 'DIAMOND', 0, null],
    [null, 'CLASSIC', 7, null],
    [null, 'CLASSIC', 8, 'ADVANCE'],
  ] as const)('from %s on, for %s, %s days ahead: %s', (tierMin, tier, advanceDays, bar) =>
    expect(barOfRate({ tierMin, advanceDays }, days, { clock: NOON, tier })).toBe(bar),
  );
});

describe('the nights of a room type', () => {
  const open = {
    price: 1n,
    minStay: 1,
    closedToArrival: false,
    closedToDeparture: false,
    isClosed: false,
    left: 2,
  };
  const nights = (changes: Readonly<Record<string, Partial<Night>>> = {}, missing = '') =>
    new Map(
      ['2027-03-01', '2027-03-02', '2027-03-03']
        .filter((night) => night !== missing)
        .map((night) => [night, { ...open, night, ...changes[night] }]),
    );
  const two = { checkIn: '2027-03-01', checkOut: '2027-03-03' };

  it.each([
    ['are open', {}, 2, null],
    ['have too few rooms on the second', { '2027-03-02': { left: 1 } }, 2, 'NO_ROOM'],
    ['are taken after it', { '2027-03-03': { left: 0 } }, 2, null],
    ['are closed on the second', { '2027-03-02': { isClosed: true } }, 1, 'CLOSED'],
    ['ask for the two nights that are wanted', { '2027-03-01': { minStay: 2 } }, 1, null],
    ['ask for three nights', { '2027-03-01': { minStay: 3 } }, 1, 'MIN_STAY'],
    ['ask for three nights from the second on', { '2027-03-02': { minStay: 3 } }, 1, null],
    ['let nobody in on the first', { '2027-03-01': { closedToArrival: true } }, 1, 'CLOSED_TO_ARRIVAL'],
    ['let nobody in on the second', { '2027-03-02': { closedToArrival: true } }, 1, null],
    [
      'let nobody out on the last day',
      { '2027-03-03': { closedToDeparture: true } },
      1,
      'CLOSED_TO_DEPARTURE',
    ],
    ['let nobody out before', { '2027-03-02': { closedToDeparture: true } }, 1, null],
  ])('%s', (_name, changes, rooms, bar) => expect(barOfNights(nights(changes), two, { rooms })).toBe(bar));

  it('are unavailable if one of them is missing; the day of departure may be', () => {
    expect(barOfNights(nights({}, '2027-03-02'), two, { rooms: 1 })).toBe('CLOSED');
    expect(barOfNights(nights({}, '2027-03-03'), two, { rooms: 1 })).toBeNull();
    expect(barOfNights(new Map(), two, { rooms: 1 })).toBe('CLOSED');
  });

  it('also respect the rate’s minimum nights', () =>
    expect(barOfNights(nights(), two, { rooms: 1, plan: { minStay: 3 } })).toBe('MIN_STAY'));
});
