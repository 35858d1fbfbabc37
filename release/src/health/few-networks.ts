import type { HealthPolicy } from '../permissions/policies/health-policy.ts';
import { compare, type Comparison, type Stage } from './compare.ts';
import type { Counts } from './counts.ts';

/** A verdict must hold without the reports of this many networks, and failures must come from at least this many. */
const FEW_NETWORKS = 3;
const LEAST_NETWORKS = 8;

/** Failing visits of one side and kind by network, stage by stage. */
export type ByNetwork = ReadonlyMap<string, readonly number[]>;

/** @param key key of the count (countKey) that the networks reported */
export function byNetwork(networks: readonly Counts[], key: string): ByNetwork {
  const found = new Map<string, number[]>();
  for (const [stage, counts] of networks.entries())
    for (const [name, count] of Object.entries(counts)) {
      if (!name.startsWith(`${key} `)) continue;
      const stages = found.get(name) ?? networks.map(() => 0);
      stages[stage] = count;
      found.set(name, stages);
    }
  return found;
}

/** Why a verdict needs a person: it would be different without the reports of a few networks. */
export type Doubt = 'few networks' | 'hidden by few networks';

export interface Judgement extends Comparison {
  /** why the verdict waits for a person; null if it does not */
  doubt: Doubt | null;
}

/** The networks that reported failures of one kind. */
export interface FailingNetworks {
  candidate: ByNetwork;
  baseline: ByNetwork;
}

/** Compares candidate and baseline, and whether failures that a few networks report decide the verdict. */
export function judge(
  stages: readonly Stage[],
  networks: FailingNetworks,
  { tests, policy }: { tests: number; policy: HealthPolicy },
): Judgement {
  const comparison = compare(stages, tests, policy);
  if (comparison.verdict === 'too few') return { ...comparison, doubt: null };
  // the smallest sample is there; it need not be there a second time without some of its networks
  const isWorse = (fewer: readonly Stage[]) =>
    compare(fewer, tests, { ...policy, minimumVisits: 0 }).verdict === 'worse';
  return { ...comparison, doubt: doubtOf(stages, networks, isWorse) };
}

/** In either direction: failures of the candidate can make it worse, failures of the baseline can hide that it is. */
function doubtOf(
  stages: readonly Stage[],
  networks: FailingNetworks,
  isWorse: (stages: readonly Stage[]) => boolean,
): Doubt | null {
  if (isWorse(stages)) {
    const isStillWorse = isWorse(without(stages, 'candidate', networks.candidate));
    return isStillWorse && networks.candidate.size >= LEAST_NETWORKS ? null : 'few networks';
  }
  return isWorse(without(stages, 'baseline', networks.baseline)) ? 'hidden by few networks' : null;
}

/** The stages without the failing visits of the networks that reported most of them. */
function without(stages: readonly Stage[], side: keyof Stage, networks: ByNetwork): Stage[] {
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  const heaviest = [...networks.values()].sort((one, other) => sum(other) - sum(one)).slice(0, FEW_NETWORKS);
  return stages.map((stage, at) => {
    const { visits, failures } = stage[side];
    const taken = Math.min(failures, sum(heaviest.map((counts) => counts[at] ?? 0)));
    return { ...stage, [side]: { visits: visits - taken, failures: failures - taken } };
  });
}
