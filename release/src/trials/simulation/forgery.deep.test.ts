import { describe, expect, it } from '@jest/globals';
import { fewestNetworks, forge, type Forgery, type Outcome } from './forgery.ts';

/* docs/security.md quotes these shares. */
const RUNS = 100;
const traffic = { honest: 2_000, share: 0.1 };
const healthy = { ...traffic, rates: { candidate: 0.01, baseline: 0.01 }, aim: 'halt' as const };
const failing = (candidate: number, aim: 'hide' | 'praise') => ({
  ...traffic,
  rates: { candidate, baseline: 0.01 },
  aim,
});
const halts = (verdict: Outcome['verdict']) => verdict === 'halts';
const goesOn = (verdict: Outcome['verdict']) => verdict === 'goes on';
const verdicts = (course: Omit<Forgery, 'seed' | 'networks'>, networks: number) =>
  Array.from({ length: RUNS }, (_, at) => forge({ ...course, seed: at + 1, networks }).verdict);

describe('a forger with real tokens, a SIMULATION', () => {
  it('halts nothing from three networks, and hides nothing that should be halted', () => {
    expect(verdicts(healthy, 0).filter(halts)).toEqual([]);
    expect(verdicts(healthy, 3).filter(halts)).toEqual([]);
    for (const aim of ['hide', 'praise'] as const) {
      const honest = verdicts(failing(0.5, aim), 0);
      expect(honest.filter(halts)).toHaveLength(RUNS);
      expect(verdicts(failing(0.5, aim), 3).filter(goesOn)).toEqual([]);
    }
  });

  it('needs the number of networks and the share of all visits in the documentation', () => {
    const percent = (found: { networks: number; share: number } | null) =>
      found && `${found.networks} networks, ${(100 * found.share).toFixed(1)} %`;
    const found = {
      'halt a healthy version': percent(fewestNetworks(healthy, RUNS, halts)),
      'hide one that fails in 10 %': percent(fewestNetworks(failing(0.1, 'hide'), RUNS, goesOn)),
      'praise one that fails in 10 %': percent(fewestNetworks(failing(0.1, 'praise'), RUNS, goesOn)),
      'hide one that fails in 50 %': percent(fewestNetworks(failing(0.5, 'hide'), RUNS, goesOn)),
    };
    expect(found).toEqual({
      'halt a healthy version': '6 networks, 5.7 %',
      'hide one that fails in 10 %': '5 networks, 4.8 %',
      'praise one that fails in 10 %': '12 networks, 10.7 %',
      'hide one that fails in 50 %': '32 networks, 24.2 %',
    });
  });
});
