import type { HealthPolicy } from '../permissions/policies/health-policy.ts';

/** Visits of a unit, and how many of them failed in one way. */
export interface Tally {
  visits: number;
  failures: number;
}

/** Candidate and baseline over the same period, with a constant share of visitors. */
export interface Stage {
  candidate: Tally;
  baseline: Tally;
}

export interface Comparison extends Stage {
  /**
   * How many times as likely the visits are if the candidate is worse than if both are equally good. Above
   * `needed` the roll-out is halted.
   */
  evidence: number;
  needed: number;
  verdict: 'too few' | 'fine' | 'worse';
}

/**
 * Whether the candidate fails more often than the baseline, by sequential tests that stay valid however often
 * somebody looks: under equal quality each evidence is a martingale that starts at 1, so the probability that it
 * ever reaches 1/α is at most α (Ville's inequality). A two-proportion z-test does not have this property; it raises
 * a false alarm sooner or later (`npm run bench -- health` shows it). What affects everybody, such as a bad
 * network, affects both sides and cancels out. The mean of several such evidences is one again; each finds another
 * kind of bad version (WAYS).
 * @param tests number of comparisons for the roll-out; they share the probability of a false alarm
 */
export function compare(stages: readonly Stage[], tests: number, policy: HealthPolicy): Comparison {
  const candidate = total(stages.map((stage) => stage.candidate));
  const baseline = total(stages.map((stage) => stage.baseline));
  const evidence = evidenceOf(stages);
  const needed = tests / policy.falseAlarm;
  return { candidate, baseline, evidence, needed, verdict: verdictOf() };

  function verdictOf(): Comparison['verdict'] {
    if (Math.min(candidate.visits, baseline.visits) < policy.minimumVisits) return 'too few';
    const isWorse = evidence >= needed && rateOf(candidate) - rateOf(baseline) >= policy.excess;
    return isWorse ? 'worse' : 'fine';
  }
}

/** Failures per visit, 0 to 1; 0 without visits. */
export const rateOf = ({ visits, failures }: Tally): number => (visits === 0 ? 0 : failures / visits);

/** The logarithm of the likelihood ratio of a stage, if its candidate is bad in one way. */
type LogRatio = (stage: Stage, share: number) => number;

/**
 * Fails `times` as often, however often the baseline fails. It looks at failing visits only (Wald 1945): one is the
 * candidate's with the probability q, the candidate's share of visits, and with rq / (rq + 1 − q) if the
 * candidate fails r times as often.
 */
const timesAsOften =
  (times: number): LogRatio =>
  ({ candidate, baseline }, share) => {
    const shareIfBad = (times * share) / (times * share + 1 - share);
    return (
      candidate.failures * Math.log(shareIfBad / share) +
      baseline.failures * Math.log((1 - shareIfBad) / (1 - share))
    );
  };

/**
 * Fails nearly always, while the baseline fails at `baselineRate`. It also uses the visits that do not fail, so it
 * decides after a few visits: each is compared with a version that fails as often as both together (Turner, Ly and
 * Grünwald, Generic E-variables for exact sequential k-sample tests, 2024).
 */
const nearlyAlways =
  (baselineRate: number): LogRatio =>
  ({ candidate, baseline }, share) => {
    const together = share * NEARLY_ALWAYS + (1 - share) * baselineRate;
    return (
      logLikelihood(candidate, NEARLY_ALWAYS) +
      logLikelihood(baseline, baselineRate) -
      logLikelihood(candidate, together) -
      logLikelihood(baseline, together)
    );
  };

const NEARLY_ALWAYS = 0.95;

const logLikelihood = ({ visits, failures }: Tally, rate: number): number =>
  failures * Math.log(rate) + (visits - failures) * Math.log(1 - rate);

/** How a version can be bad: somewhat, much, or for everybody. Each way has the same weight. */
const WAYS: readonly LogRatio[] = [timesAsOften(3), timesAsOften(10), nearlyAlways(0.01), nearlyAlways(0.1)];

/** The mean of the evidence of all ways. Stages multiply, because each has its own share. */
function evidenceOf(stages: readonly Stage[]): number {
  const compared = stages.filter(({ candidate, baseline }) => candidate.visits > 0 && baseline.visits > 0);
  const logs = WAYS.map((way) =>
    compared.reduce((sum, stage) => {
      const { candidate, baseline } = stage;
      return sum + way(stage, candidate.visits / (candidate.visits + baseline.visits));
    }, 0),
  );
  return logs.reduce((sum, each) => sum + Math.exp(Math.min(each, 300)), 0) / WAYS.length;
}

function total(tallies: readonly Tally[]): Tally {
  return {
    visits: tallies.reduce((sum, { visits }) => sum + visits, 0),
    failures: tallies.reduce((sum, { failures }) => sum + failures, 0),
  };
}
