import type { Counts } from './counts.ts';
import type { Stage, Tally } from './compare.ts';

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

/**
 * Whether failures reported by a few networks decide a verdict, in either direction: failures of the candidate can make
 * it worse, failures of the baseline can hide that it is worse.
 * @param isWorse the verdict on these stages
 */
export function doubtOf(
  stages: readonly Stage[],
  networks: { candidate: ByNetwork; baseline: ByNetwork },
  isWorse: (stages: readonly Stage[]) => boolean,
): Doubt | null {
  if (isWorse(stages)) {
    const stands = isWorse(without(stages, 'candidate', networks.candidate));
    return stands && networks.candidate.size >= LEAST_NETWORKS ? null : 'few networks';
  }
  return isWorse(without(stages, 'baseline', networks.baseline)) ? 'hidden by few networks' : null;
}

/** The stages without the failures of the networks that reported most of them. Their visits still count. */
function without(stages: readonly Stage[], side: keyof Stage, networks: ByNetwork): Stage[] {
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  const heaviest = [...networks.values()].sort((one, other) => sum(other) - sum(one)).slice(0, FEW_NETWORKS);
  return stages.map((stage, at) => {
    const { visits, failures } = stage[side];
    const taken = sum(heaviest.map((counts) => counts[at] ?? 0));
    const less: Tally = { visits, failures: Math.max(0, failures - taken) };
    return { ...stage, [side]: less };
  });
}
