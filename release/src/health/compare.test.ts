import { describe, expect, it } from '@jest/globals';
import { compare, type Stage } from './compare.ts';
import { HEALTH_POLICY } from '../permissions/policies/health-policy.ts';

const stage = (candidate: [number, number], baseline: [number, number]): Stage => ({
  candidate: { failures: candidate[0], visits: candidate[1] },
  baseline: { failures: baseline[0], visits: baseline[1] },
});
const verdict = (...stages: Stage[]) => compare(stages, 27, HEALTH_POLICY).verdict;

describe('candidate compared with baseline', () => {
  it('has no result before both have enough visits', () => {
    expect(verdict(stage([9, 9], [0, 10_000]))).toBe('too few');
    expect(verdict(stage([100, 10_000], [0, 9]))).toBe('too few');
    expect(verdict(stage([10, 10], [0, 90]))).toBe('worse');
    expect(verdict(stage([12, 12], [0, 12]))).toBe('worse');
  });

  it('is fine if both fail equally often, however often that is', () => {
    expect(verdict(stage([0, 1_000], [0, 9_000]))).toBe('fine');
    expect(verdict(stage([100, 1_000], [900, 9_000]))).toBe('fine'); // a network that is down for everybody
    expect(verdict(stage([5, 1_000], [90, 9_000]))).toBe('fine');
  });

  it('is worse if it fails several times as often', () => {
    expect(verdict(stage([30, 1_000], [45, 9_000]))).toBe('worse');
    expect(verdict(stage([30, 1_000], [250, 9_000]))).toBe('fine');
  });

  it('needs enough failures, and a relevant difference', () => {
    expect(verdict(stage([4, 100], [0, 100_000]))).toBe('fine'); // four broken phones, and no others
    expect(verdict(stage([40, 100_000], [40, 900_000]))).toBe('fine'); // 0.04 % instead of 0.004 %
  });

  it('has no result for a candidate with almost no baseline', () => {
    expect(verdict(stage([500, 99_900], [0, 100]))).toBe('fine');
  });

  it('accumulates over a growing share, each stage with its own share', () => {
    const small = stage([5, 100], [50, 9_900]);
    const larger = stage([30, 2_000], [35, 8_000]);
    expect(compare([small], 27, HEALTH_POLICY).verdict).toBe('fine');
    expect(compare([larger], 27, HEALTH_POLICY).verdict).toBe('fine');
    const both = compare([small, larger], 27, HEALTH_POLICY);
    expect(both.verdict).toBe('worse');
    expect(both.candidate).toEqual({ failures: 35, visits: 2_100 });
  });

  it('requires more evidence the more comparisons there are', () => {
    expect(compare([], 27, HEALTH_POLICY).needed).toBe(27_000);
    expect(compare([], 3, HEALTH_POLICY).needed).toBe(3_000);
  });
});
