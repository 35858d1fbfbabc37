import { compare, rateOf, type Tally } from '../../health/compare.ts';
import { HEALTH_POLICY } from '../../permissions/policies/health-policy.ts';
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
  /** comparisons that share the probability of a false alarm */
  tests: number;
}

export interface Halts {
  /** share of runs that the registry's rule halts, 0 to 1 */
  byRule: number;
  /** … and share that a two-proportion z-test of the same level halts if checked as often */
  byZTest: number;
  /** median number of visitors until the rule halted; null if it never did */
  visitorsUntilHalt: number | null;
  /** visits with the candidate until the rule halted; null if it never did */
  candidateVisits: { median: number; most: number } | null;
}

/** The comparisons of a roll-out of nine units, which can fail in three ways. */
export const TESTS = 27;

/** The first visitors are checked one by one, because a version that always fails is halted among them. */
const FIRST = 200;
const LOOK_EVERY = 20;
/** The z-test would be worse with more. */
const Z_LOOK_EVERY = 100;

/**
 * A SIMULATION of the rule alone, without origin and registry: one unit, one kind, a check after each of the first 200
 * visitors and then after every 20.
 */
export function simulateRule(course: Course): Halts {
  const runs = Array.from({ length: course.runs }, (_, at) => simulateRun(course, course.seed + at));
  const halts = runs.flatMap(({ rule }) => (rule === null ? [] : [rule]));
  const visitors = halts.map((halt) => halt.visitors).sort(ascending);
  const candidates = halts.map((halt) => halt.candidates).sort(ascending);
  const [median, most] = [candidates[candidates.length >> 1], candidates.at(-1)];
  return {
    byRule: halts.length / course.runs,
    byZTest: runs.filter(({ zTest }) => zTest).length / course.runs,
    visitorsUntilHalt: visitors[visitors.length >> 1] ?? null,
    candidateVisits: median === undefined || most === undefined ? null : { median, most },
  };
}

const ascending = (one: number, other: number) => one - other;

function simulateRun({ visitors, share, candidateRate, baselineRate, tests }: Course, seed: number) {
  const random = seeded(seed);
  const [candidate, baseline]: [Tally, Tally] = [
    { visits: 0, failures: 0 },
    { visits: 0, failures: 0 },
  ];
  let rule: { visitors: number; candidates: number } | null = null;
  let zTest = false;
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const isCandidates = random() < share;
    const tally = isCandidates ? candidate : baseline;
    tally.visits += 1;
    if (random() < (isCandidates ? candidateRate : baselineRate)) tally.failures += 1;
    if (rule !== null && zTest) break;
    if (visitor > FIRST && visitor % LOOK_EVERY !== 0) continue;
    const { verdict } = compare([{ candidate, baseline }], tests, HEALTH_POLICY);
    if (verdict === 'worse') rule ??= { visitors: visitor, candidates: candidate.visits };
    if (visitor % Z_LOOK_EVERY === 0) zTest ||= isWorseByZ(candidate, baseline);
  }
  return { rule, zTest };
}

/** One-sided at the same level of 0.001, with a sample that is large enough for it, for comparison. */
const Z_ONE_IN_A_THOUSAND = 3.09;
const Z_VISITS = 100;

function isWorseByZ(candidate: Tally, baseline: Tally): boolean {
  if (Math.min(candidate.visits, baseline.visits) < Z_VISITS) return false;
  const pooled = (candidate.failures + baseline.failures) / (candidate.visits + baseline.visits);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / candidate.visits + 1 / baseline.visits));
  return (rateOf(candidate) - rateOf(baseline)) / spread > Z_ONE_IN_A_THOUSAND;
}
