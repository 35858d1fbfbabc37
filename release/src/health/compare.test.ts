import { describe, expect, it } from '@jest/globals';
import { compare, type Stage } from './compare.ts';
import { HEALTH_POLICY } from '../policies/health-policy.ts';

const stage = (candidate: [number, number], baseline: [number, number]): Stage => ({
  candidate: { failures: candidate[0], visits: candidate[1] },
  baseline: { failures: baseline[0], visits: baseline[1] },
});
const verdict = (...stages: Stage[]) => compare(stages, 27, HEALTH_POLICY).verdict;

describe('candidate beside baseline', () => {
  it('is not judged before both have their visits', () => {
    expect(verdict(stage([99, 99], [0, 10_000]))).toBe('too few');
    expect(verdict(stage([100, 10_000], [0, 99]))).toBe('too few');
    expect(verdict(stage([100, 100], [0, 10_000]))).toBe('worse');
  });

  it('is fine where both fail alike, however often that is', () => {
    expect(verdict(stage([0, 1_000], [0, 9_000]))).toBe('fine');
    expect(verdict(stage([100, 1_000], [900, 9_000]))).toBe('fine'); // a network that is down for everybody
    expect(verdict(stage([5, 1_000], [90, 9_000]))).toBe('fine');
  });

  it('is worse when it fails several times as often', () => {
    expect(verdict(stage([30, 1_000], [45, 9_000]))).toBe('worse');
    expect(verdict(stage([30, 1_000], [250, 9_000]))).toBe('fine');
  });

  it('needs failures enough, and a difference that matters', () => {
    expect(verdict(stage([7, 100], [0, 100_000]))).toBe('fine'); // seven broken phones, and no others
    expect(verdict(stage([40, 100_000], [40, 900_000]))).toBe('fine'); // 0.04 % instead of 0.004 %
  });

  it('says nothing of a candidate that has next to nothing beside it', () => {
    expect(verdict(stage([500, 99_900], [0, 100]))).toBe('fine');
  });

  it('adds up over a share that grows, each stage measured by its own', () => {
    const small = stage([4, 100], [10, 9_900]);
    const larger = stage([17, 2_000], [20, 8_000]);
    expect(compare([small], 27, HEALTH_POLICY).verdict).toBe('fine');
    expect(compare([larger], 27, HEALTH_POLICY).verdict).toBe('fine');
    const both = compare([small, larger], 27, HEALTH_POLICY);
    const product = [small, larger].map((one) => compare([one], 27, HEALTH_POLICY).evidence);
    expect(both.verdict).toBe('worse');
    expect(both.evidence).toBeCloseTo((product[0] ?? 0) * (product[1] ?? 0), 6);
    expect(both.candidate).toEqual({ failures: 21, visits: 2_100 });
  });

  it('takes the more evidence the more it is judged by', () => {
    expect(compare([], 27, HEALTH_POLICY).needed).toBe(2_700);
    expect(compare([], 3, HEALTH_POLICY).needed).toBe(300);
  });
});
