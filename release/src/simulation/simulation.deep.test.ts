import { describe, expect, it } from '@jest/globals';
import { simulateRule } from './false-alarms.ts';
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

describe('the rule, over seeded runs with continuous checks', () => {
  const course = { seed: 1, runs: 300, visitors: 10_000, share: 0.1, baselineRate: 0.01 };

  it('raises fewer false alarms than promised, unlike a z-test of the same level', () => {
    const { byRule, byZTest } = simulateRule({ ...course, candidateRate: 0.01 });
    expect(byRule).toBeLessThanOrEqual(0.01);
    expect(byZTest).toBeGreaterThan(0.03);
  });

  it('detects a candidate that fails five times as often', () => {
    expect(simulateRule({ ...course, candidateRate: 0.05 }).byRule).toBeGreaterThan(0.95);
  });
});
