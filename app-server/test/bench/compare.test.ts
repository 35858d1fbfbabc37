import { expect, it } from '@jest/globals';
import { median, quantile, rankZ } from './compare.ts';

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, n) => from + n);

it('finds the middle and the tail', () => {
  expect([median([9, 1, 5]), quantile(upTo(100), 0.95)]).toEqual([5, 95]);
});

it('tells apart what differs, and not what is mixed', () => {
  const odd = upTo(100).map((n) => 2 * n + 1);
  const even = upTo(100).map((n) => 2 * n);
  expect(Math.abs(rankZ({ left: odd, right: even }))).toBeLessThan(1);
  expect(rankZ({ left: upTo(100, 50), right: upTo(100) })).toBeGreaterThan(5);
});
