import type { HealthPolicy } from '../policies/health-policy.ts';

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
   * Likelihood ratio of the failures: the candidate is `timesAsBad`, compared with equally good. Above
   * `needed` the roll-out is halted.
   */
  evidence: number;
  needed: number;
  verdict: 'too few' | 'fine' | 'worse';
}

/**
 * Whether the candidate fails more often than the baseline, by a sequential probability ratio test (Wald
 * 1945).
 * If both are equally good, a failing visit is the candidate's with the probability q, the candidate's share
 * of visits; if the candidate fails r times as often, with rq / (rq + 1 − q). The evidence is the product of
 * these ratios over all failures. Under equal quality it is a martingale that starts at 1, so the probability
 * that it ever reaches 1/α is at most α, however often it is checked (Ville's inequality). A two-proportion
 * z-test does not have this property: checked every few seconds it raises a false alarm sooner or later (`npm
 * run bench -- health` shows it). It is also unsuitable for such low rates. Failures that affect everybody,
 * such as a bad network, affect both sides and cancel out.
 * @param tests number of comparisons for the roll-out; they share the probability of a false alarm
 */
export function compare(stages: readonly Stage[], tests: number, policy: HealthPolicy): Comparison {
  const candidate = total(stages.map((stage) => stage.candidate));
  const baseline = total(stages.map((stage) => stage.baseline));
  const logEvidence = stages.reduce((sum, stage) => sum + logRatio(stage, policy.timesAsBad), 0);
  const evidence = Math.exp(Math.min(logEvidence, 300));
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

function logRatio({ candidate, baseline }: Stage, timesAsBad: number): number {
  if (candidate.visits === 0 || baseline.visits === 0) return 0; // no baseline to compare with
  const share = candidate.visits / (candidate.visits + baseline.visits);
  const shareIfBad = (timesAsBad * share) / (timesAsBad * share + 1 - share);
  return (
    candidate.failures * Math.log(shareIfBad / share) +
    baseline.failures * Math.log((1 - shareIfBad) / (1 - share))
  );
}

function total(tallies: readonly Tally[]): Tally {
  return {
    visits: tallies.reduce((sum, { visits }) => sum + visits, 0),
    failures: tallies.reduce((sum, { failures }) => sum + failures, 0),
  };
}
