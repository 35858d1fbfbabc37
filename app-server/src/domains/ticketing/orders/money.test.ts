import { describe, expect, it } from '@jest/globals';
import { refundFee, refundTerms } from './refund-terms.ts';
import { splitByWeight } from '../split-by-weight.ts';

describe('the paid amount, shared over the places', () => {
  it('has the same sum to the last avo, by weight', () => {
    expect(splitByWeight(100_00n, [1n, 1n, 1n])).toEqual([33_34n, 33_33n, 33_33n]);
    expect(splitByWeight(90_00n, [120_00n, 60_00n])).toEqual([60_00n, 30_00n]);
    expect(splitByWeight(5n, [0n, 0n])).toEqual([3n, 2n]);
    expect(splitByWeight(0n, [])).toEqual([]);
  });
});

describe('the fee of a refund', () => {
  const startsAt = new Date('2027-01-10T20:00:00+08:00');
  const terms = refundTerms({ freeHours: 48, feePercent: 30, closesHours: 3 }, startsAt);
  const fee = (at: string) => refundFee(terms, 100_05n, new Date(at));

  it.each([
    ['free up to and with the last moment', '2027-01-08T20:00:00+08:00', 0n],
    ['a share right after it', '2027-01-08T20:00:00.001+08:00', 30_02n],
    ['the same until it closes', '2027-01-10T16:59:59+08:00', 30_02n],
    ['nothing any more from then on', '2027-01-10T17:00:00+08:00', undefined],
  ])('%s', (_when, at, expected) => expect(fee(at)).toBe(expected));

  it('does not exist for tickets without refunds', () =>
    expect(refundFee(refundTerms(null, startsAt), 1n, new Date(0))).toBeUndefined());
});
