import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { daysBetween, weekdayOf } from '../../../platform/time/macau-days.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { DINING } from '../../../../demo/seeds/shops/dining.ts';
import { isOpenAt, nextOpening, periodsOf } from './hours.ts';
import { bucketsOf, type Occupancy } from './occupancy.ts';
import type { BookableShop } from './shop-facts.ts';
import { bookableDays, freeSlots, gridOn } from './slots.ts';

const EMPTY: Occupancy = { coversLeft: (_shop, { covers }) => covers, isFree: () => true };
const TABLE = { party: 2, areaId: undefined, serviceIds: [], therapist: 'ANY' } as const;

/** Open from 17:00 to 01:00, on Fridays and Saturdays to 02:00. */
function bar(closures: readonly { fromDay: string; toDay: string }[] = []): BookableShop {
  const shop = DINING.find(({ code }) => code === 'ATELIER-BAR');
  if (shop?.reserve === undefined || shop.reserve === null) throw new Error('the bar takes no reservations');
  // fields that this test does not read are omitted
  return { shop, closures, soldOut: [], rules: shop.reserve, outlet: {} } as unknown as BookableShop;
}
const at = (text: string) => new Date(`${text}:00+08:00`);
const times = (facts: BookableShop, date: string) =>
  gridOn(facts, TABLE, date).map((from) => macauInstant(from).slice(11, 16));

// a Friday
const FRIDAY = '2027-01-01';
const SATURDAY = '2027-01-02';
const SUNDAY = '2027-01-03';

describe('hours over midnight', () => {
  it('belong to the evening on which they begin, and their times to the day on which they begin', () => {
    expect(weekdayOf(FRIDAY)).toBe(4);
    expect(isOpenAt(bar(), at('2027-01-02T01:59'))).toBe(true);
    expect(isOpenAt(bar(), at('2027-01-02T02:00'))).toBe(false);
    // Thursday's evening ends at one, Friday's at two; the last guests come an hour before
    expect(times(bar(), FRIDAY).slice(0, 2)).toEqual(['00:00', '17:00']);
    expect(times(bar(), SATURDAY).slice(0, 4)).toEqual(['00:00', '00:30', '01:00', '17:00']);
    expect(times(bar(), SATURDAY).at(-1)).toBe('23:30');
  });

  it('are shown as a clock shows them', () => {
    expect(periodsOf(bar(), FRIDAY)).toEqual([{ from: '17:00', to: '02:00' }]);
    expect(nextOpening(bar(), at('2027-01-02T03:00'))).toEqual(at('2027-01-02T17:00'));
    expect(nextOpening(bar(), at('2027-01-02T18:00'))).toBeNull();
  });

  it('continue into a day on which the outlet is closed, and end within it', () => {
    const closed = bar([{ fromDay: SATURDAY, toDay: SATURDAY }]);
    expect(times(closed, SATURDAY)).toEqual(['00:00', '00:30', '01:00']);
    expect(times(closed, SUNDAY)[0]).toBe('17:00');
    expect(nextOpening(closed, at('2027-01-02T03:00'))).toEqual(at('2027-01-03T17:00'));
    expect(periodsOf(closed, SATURDAY)).toEqual([]);
  });
});

it('the days of a calendar are counted without a zone', () => {
  expect(daysBetween('2028-02-27', '2028-03-01')).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});

describe('what can be booked', () => {
  it('begins after the lead time and ends with the last bookable day', () => {
    const now = at('2027-01-01T18:40');
    const slots = (date: string) =>
      freeSlots(bar(), TABLE, EMPTY, { date, now }).map(({ from }) => macauInstant(from).slice(11, 16));
    expect(slots(FRIDAY)[0]).toBe('19:30');
    expect(bookableDays(bar(), now)).toEqual({ first: FRIDAY, last: '2027-01-31' });
    expect(slots('2027-01-31')).not.toEqual([]);
    expect(slots('2027-02-01')).toEqual([]);
  });

  it('begins on the next day if the lead time ends there', () => {
    expect(bookableDays(bar(), at('2027-01-01T23:45')).first).toBe(SATURDAY);
  });

  it('includes every quarter of an hour of its opening time, also over midnight', () => {
    const from = at('2027-01-01T23:30');
    expect(bucketsOf({ from, to: at('2027-01-02T00:30') })).toEqual([
      '2027-01-01T23:30',
      '2027-01-01T23:45',
      '2027-01-02T00:00',
      '2027-01-02T00:15',
    ]);
  });
});

describe('the time zone of the process', () => {
  const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const program = `
    import { DINING } from ${file('../../../../demo/seeds/shops/dining.ts')};
    import { instantOf, weekdayOf, addDays } from ${file('../../../platform/time/macau-days.ts')};
    import { gridOn } from ${file('./slots.ts')};
    const shop = DINING.find(({ code }) => code === 'ATELIER-BAR');
    const wish = { party: 2, serviceIds: [], therapist: 'ANY' };
    console.log(JSON.stringify([
      gridOn({ shop, rules: shop.reserve, closures: [] }, wish, '${SATURDAY}'),
      instantOf('2027-03-28', 90), weekdayOf('2027-03-28'), addDays('2027-03-13', 2),
      new Date('2027-01-01').getTimezoneOffset(),
    ]));`;
  const runIn = (zone: string) =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        encoding: 'utf8',
        env: { ...process.env, TZ: zone },
      }),
    ) as unknown[];

  it('changes nothing, even if the clocks change on that day', () => {
    const zones = ['Asia/Macau', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'];
    const answers = zones.map(runIn);
    expect(answers.map((answer) => answer.at(-1))).toEqual([-480, 480, -840, 0]);
    const [first] = answers;
    for (const answer of answers) expect(answer.slice(0, -1)).toEqual(first?.slice(0, -1));
    expect(first?.[1]).toBe('2027-03-27T17:30:00.000Z');
  });
});
