import type { Stage } from '../../health/compare.ts';
import { judge, type FailingNetworks } from '../../health/few-networks.ts';
import { HEALTH_POLICY } from '../../permissions/policies/health-policy.ts';
import { NETWORK_VISITS } from '../../health/reports/visit-weights.ts';
import { TESTS } from './false-alarms.ts';
import { seeded } from './random.ts';

export interface Forgery {
  seed: number;
  /** honest visitors, each in a network of its own */
  honest: number;
  /** of honest visitors who get the candidate, 0 to 1 */
  share: number;
  /** of honest visits that fail, 0 to 1 */
  rates: { candidate: number; baseline: number };
  /** the forger's networks; each sends as many visits as are counted */
  networks: number;
  /** `halt`: failing visits of the candidate; `hide`: failing visits of the baseline; `praise`: good visits of the candidate */
  aim: 'halt' | 'hide' | 'praise';
}

export interface Outcome {
  verdict: 'halts' | 'goes on' | 'waits for a person';
  /** forged visits among all that count, 0 to 1 */
  forgedShare: number;
}

/** A SIMULATION of the verdict alone: honest visitors, and a forger who gets real tokens from real pages. */
export function forge({ seed, honest, share, rates, networks, aim }: Forgery): Outcome {
  const random = seeded(seed);
  const stage: Stage = {
    candidate: { visits: 0, failures: 0 },
    baseline: { visits: 0, failures: 0 },
  };
  const failing = { candidate: new Map<string, number[]>(), baseline: new Map<string, number[]>() };
  for (let visitor = 0; visitor < honest; visitor += 1) {
    const side = random() < share ? 'candidate' : 'baseline';
    stage[side].visits += 1;
    if (random() >= rates[side]) continue;
    stage[side].failures += 1;
    failing[side].set(`honest ${visitor}`, [1]);
  }
  const forged = aim === 'hide' ? 'baseline' : 'candidate';
  for (let network = 0; network < networks; network += 1) {
    stage[forged].visits += NETWORK_VISITS;
    if (aim === 'praise') continue;
    stage[forged].failures += NETWORK_VISITS;
    failing[forged].set(`forged ${network}`, [NETWORK_VISITS]);
  }
  const visits = networks * NETWORK_VISITS;
  return { verdict: verdictOf(stage, failing), forgedShare: visits / (honest + visits) };
}

function verdictOf(stage: Stage, networks: FailingNetworks): Outcome['verdict'] {
  const { verdict, doubt } = judge([stage], networks, { tests: TESTS, policy: HEALTH_POLICY });
  if (doubt !== null) return 'waits for a person';
  return verdict === 'worse' ? 'halts' : 'goes on';
}

/** The fewest networks, and their share of the visits, with which most runs end in a wrong verdict. */
export function fewestNetworks(
  course: Omit<Forgery, 'seed' | 'networks'>,
  runs: number,
  isMoved: (verdict: Outcome['verdict']) => boolean,
): { networks: number; share: number } | null {
  for (let networks = 1; networks <= 1_000; networks += 1) {
    const outcomes = Array.from({ length: runs }, (_, seed) =>
      forge({ ...course, seed: seed + 1, networks }),
    );
    const moved = outcomes.filter(({ verdict }) => isMoved(verdict));
    if (moved.length * 2 > runs) return { networks, share: moved[0]?.forgedShare ?? 0 };
  }
  return null;
}
