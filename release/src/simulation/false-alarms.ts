import { compare, rateOf, type Tally } from '../health/compare.ts';
import { HEALTH_POLICY } from '../policies/health-policy.ts';
import { seeded } from './random.ts';

export interface Course {
  /** first seed; each run uses the next one */
  seed: number;
  runs: number;
  /** visitors per run, candidate and baseline together */
  visitors: number;
  /** share of the candidate, 0 to 1 */
  share: number;
  candidateRate: number;
  baselineRate: number;
}

export interface Halts {
  /** share of runs that the registry's rule halts, 0 to 1 */
  byRule: number;
  /** … and share that a two-proportion z-test of the same level halts if checked as often */
  byZTest: number;
  /** median number of visitors until the rule halted; null if it never did */
  visitorsUntilHalt: number | null;
}

const LOOK_EVERY = 100;

/**
 * A SIMULATION of the rule alone, without origin and registry: one unit, one kind, a check after every 100
 * visitors.
 */
export function simulateRule(course: Course): Halts {
  const runs = Array.from({ length: course.runs }, (_, at) => simulateRun(course, course.seed + at));
  const halts = runs.flatMap(({ rule }) => (rule === null ? [] : [rule])).sort((a, b) => a - b);
  return {
    byRule: halts.length / course.runs,
    byZTest: runs.filter(({ zTest }) => zTest).length / course.runs,
    visitorsUntilHalt: halts[halts.length >> 1] ?? null,
  };
}

function simulateRun({ visitors, share, candidateRate, baselineRate }: Course, seed: number) {
  const random = seeded(seed);
  const [candidate, baseline]: [Tally, Tally] = [
    { visits: 0, failures: 0 },
    { visits: 0, failures: 0 },
  ];
  let rule: number | null = null;
  let zTest = false;
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const isCandidates = random() < share;
    const tally = isCandidates ? candidate : baseline;
    tally.visits += 1;
    if (random() < (isCandidates ? candidateRate : baselineRate)) tally.failures += 1;
    if (visitor % LOOK_EVERY !== 0) continue;
    // one comparison, so that both tests have the full false-alarm probability
    const { verdict } = compare([{ candidate, baseline }], 1, HEALTH_POLICY);
    if (verdict === 'worse') rule ??= visitor;
    zTest ||= isWorseByZ(candidate, baseline);
  }
  return { rule, zTest };
}

/** One-sided at the same level of 0.01, with the same minimum sample, for comparison. */
const Z_ONE_PERCENT = 2.326;

function isWorseByZ(candidate: Tally, baseline: Tally): boolean {
  if (Math.min(candidate.visits, baseline.visits) < HEALTH_POLICY.minimumVisits) return false;
  const pooled = (candidate.failures + baseline.failures) / (candidate.visits + baseline.visits);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / candidate.visits + 1 / baseline.visits));
  return (rateOf(candidate) - rateOf(baseline)) / spread > Z_ONE_PERCENT;
}
