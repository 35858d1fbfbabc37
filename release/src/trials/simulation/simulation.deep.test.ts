import { describe, expect, it } from '@jest/globals';
import { simulateRule, TESTS } from './false-alarms.ts';
import { simulateRollout } from './simulated-rollout.ts';

describe('a simulated roll-out to 10 %, through a real origin and registry', () => {
  const traffic = { seed: 17, basisPoints: 1_000 };

  it('is halted if the candidate fails', async () => {
    const crashRates = { candidate: 0.5, baseline: 0.01 };
    const outcome = await simulateRollout({ ...traffic, visitors: 3_000, crashRates });
    expect(outcome.halted).toMatch(/^mf-hotel@2: crash in \d+ of \d+ visits \(\d+ %\), baseline 1 in /);
    expect(outcome).toMatchObject({ serves: '1' });
    expect(outcome.visitors).toBeLessThan(3_000);
  });

  it('continues if both are equal', async () => {
    const crashRates = { candidate: 0.02, baseline: 0.02 };
    const outcome = await simulateRollout({ ...traffic, visitors: 1_500, crashRates });
    expect(outcome).toMatchObject({ visitors: 1_500, halted: null });
    expect(outcome.candidates).toBeGreaterThan(75);
  });
});

/* `npm run bench -- health 10000` makes the 10,000 runs of the documentation, without the price of Jest's contexts. */
describe('the rule, over seeded runs with continuous checks', () => {
  const course = { seed: 1, runs: 2_000, baselineRate: 0.01, tests: TESTS };

  it.each([
    { share: 0.01, most: 15 },
    { share: 0.1, most: 15 },
    // rarely, there are fewer than ten visits of the baseline at first
    { share: 0.25, most: 17 },
  ])('halts a version that always fails early, at a share of $share', ({ share, most }) => {
    const visitors = Math.ceil(40 / share);
    const { byRule, candidateVisits } = simulateRule({ ...course, visitors, share, candidateRate: 1 });
    expect(byRule).toBe(1);
    expect(candidateVisits?.median).toBe(10);
    expect(candidateVisits?.most).toBeLessThanOrEqual(most);
  });

  it.each([
    [0.01, 0.1],
    [0.3, 0.5],
  ])(
    'halts fewer than 1 in 1,000 equal versions that fail in %s of their visits, at a share of %s',
    (rate, share) => {
      // one comparison, which has the whole probability of a false alarm
      const equal = { ...course, visitors: 3_000, share, candidateRate: rate, baselineRate: rate, tests: 1 };
      const { byRule, byZTest } = simulateRule(equal);
      expect(byRule).toBeLessThan(0.001);
      expect(byZTest).toBeGreaterThan(0.002);
    },
  );

  it('detects a candidate that fails five times as often', () => {
    const { byRule } = simulateRule({
      ...course,
      runs: 300,
      visitors: 10_000,
      share: 0.1,
      candidateRate: 0.05,
    });
    expect(byRule).toBeGreaterThan(0.95);
  });
});
