import { describe, expect, it } from '@jest/globals';
import { firstArrival, queryOf, wishOf } from './wish.ts';

const FIRST = '2026-11-21';
const wish = (query: string) => wishOf(new URLSearchParams(query), FIRST);

describe('a wish in an address', () => {
  it('is read from the address, and written to it', () => {
    const query = 'checkIn=2026-12-11&checkOut=2026-12-13&rooms=2&adults=3&children=1';
    expect(wish(query)).toEqual({
      checkIn: '2026-12-11',
      checkOut: '2026-12-13',
      rooms: 2,
      adults: 3,
      children: 1,
    });
    expect(new URLSearchParams(queryOf(wish(query))).toString()).toBe(query);
  });

  it.each([
    ['nothing', '', { checkIn: '2026-11-22', checkOut: '2026-11-23', rooms: 1, adults: 2, children: 0 }],
    [
      'a day that is past',
      'checkIn=2026-11-20&checkOut=2026-11-25',
      { checkIn: '2026-11-22', checkOut: '2026-11-25' },
    ],
    ['a day beyond what is sold', 'checkIn=2028-01-01&checkOut=2028-01-03', { checkIn: '2026-11-22' }],
    ['no day of the calendar', 'checkIn=2026-02-30', { checkIn: '2026-11-22', checkOut: '2026-11-23' }],
    [
      'leaving before coming',
      'checkIn=2026-12-11&checkOut=2026-12-01',
      { checkIn: '2026-12-11', checkOut: '2026-12-12' },
    ],
    ['a year', 'checkIn=2026-12-11&checkOut=2027-12-11', { checkOut: '2027-01-10' }],
    ['more rooms than people', 'rooms=3&adults=1', { rooms: 3, adults: 3 }],
    ['nonsense', 'rooms=-1&adults=1e9&children=%3Cb%3E', { rooms: 1, adults: 2, children: 0 }],
  ])('that asks for %s is one that can be', (_what, query, expected) => {
    expect(wish(query)).toMatchObject(expected);
  });
});

it.each([
  ['2026-11-21T14:59:59Z', '2026-11-21'],
  ['2026-11-21T15:00:00Z', '2026-11-22'], // 23:00 at the resort
  ['2026-11-21T16:00:00Z', '2026-11-22'],
])('at %s the first day to arrive is %s, whatever the device says', (now, first) => {
  expect(firstArrival(new Date(now))).toBe(first);
});
