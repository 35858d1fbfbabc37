import { describe, expect, it } from '@jest/globals';
import { bodyOf, filterOf, isWhole, NOTHING, paramsOf, usualWish } from './filter.ts';

const NOON = new Date('2026-11-21T04:00:00Z'); // 12:00 at Macau
const usual = usualWish('DINING', NOON);
const read = (query: string) => filterOf(new URLSearchParams(query), usual);

describe('the default request', () => {
  it.each([
    ['DINING', '2026-11-21T04:00:00Z', { date: '2026-11-21', time: '19:00', party: 2 }],
    ['DINING', '2026-11-21T11:00:00Z', { date: '2026-11-21', time: null, party: 2 }],
    ['DINING', '2026-11-21T16:30:00Z', { date: '2026-11-22', time: '19:00', party: 2 }],
    ['SPA', '2026-11-21T04:00:00Z', { date: '2026-11-21', time: null, party: 1 }],
  ] as const)('%s at %s is %p, by Macau’s clock', (kind, now, wish) => {
    expect(usualWish(kind, new Date(now))).toEqual(wish);
  });
});

describe('a filter in the address', () => {
  it('comes back as it was written', () => {
    const query =
      'date=2026-11-23&time=13%3A00&party=4&cuisine=tea%2Cjapanese&label=view&property=GP&price=2%2C3&open=1&saved=1&q=egg+tart&sort=NAME';
    expect(paramsOf(read(query), usual).toString()).toBe(query);
    expect(bodyOf(read(query), 'DINING')).toEqual({
      kind: 'DINING',
      date: '2026-11-23',
      time: '13:00',
      party: 4,
      cuisineIds: ['tea', 'japanese'],
      labels: ['view'],
      property: 'GP',
      priceLevels: [2, 3],
      openNow: true,
      saved: true,
      keyword: 'egg tart',
      sort: 'NAME',
    });
  });

  it('omits default values, and writes “any time” if the default has a time', () => {
    expect(paramsOf(read(''), usual).toString()).toBe('');
    expect(read('time=any').time).toBeNull();
    expect(paramsOf({ ...read(''), time: null }, usual).toString()).toBe('time=any');
  });

  it.each(['date=2026-11-20', 'date=2026-02-30', 'party=0', 'party=21', 'party=x', 'price=9', 'sort=CHEAP'])(
    'that nobody could mean (%s) is as usual',
    (query) => expect(read(query)).toEqual(read('')),
  );

  it('is lifted whole, the wish staying', () => {
    const narrowed = read('date=2026-11-23&party=4&cuisine=tea&open=1&q=x');
    expect(isWhole(narrowed)).toBe(false);
    const lifted = { ...narrowed, ...NOTHING };
    expect(isWhole(lifted)).toBe(true);
    expect([lifted.date, lifted.party]).toEqual(['2026-11-23', 4]);
  });

  it('asks shops for no times', () => {
    expect(bodyOf(read('date=2026-11-23&party=4'), 'SHOP')).toEqual({ kind: 'SHOP', sort: 'RECOMMENDED' });
  });
});
