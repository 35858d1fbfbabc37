import type { ReleaseDocument } from '@resort/shared/remote';
import { pinsOf, readRelease, releasesOf } from '../channels/channel.ts';
import { RefusedError } from '../base/errors.ts';
import { policyOf } from '../permissions/policies/channel-policy.ts';
import type { Registry } from '../registry/registry.ts';
import { contentNumber } from '../rollout/release-content.ts';
import { isRollingOut } from '../rollout/rollout-state.ts';
import { HEALTH_POLICY } from '../permissions/policies/health-policy.ts';
import { readHealth } from './health-store.ts';
import { momentsOf } from './moments.ts';
import { periodsOf } from './over-time.ts';
import { FAILURES } from './report.ts';
import { unitHealth, type UnitHealth } from './unit-health.ts';
import { doubtsOf, reasonsToHalt } from './words.ts';

export interface ChannelHealth {
  channel: string;
  /** the current release */
  release: number;
  /** the first release with the same units */
  content: number;
  /** null without a roll-out */
  baseline: number | null;
  basisPoints: number | null;
  /** named groups that have the candidate regardless of the share; their visits are not compared */
  cohorts: readonly string[];
  /** when the roll-out began, or the release became current; ISO 8601 */
  since: string;
  units: UnitHealth[];
  /** visits that each side needs before it is judged */
  minimumVisits: number;
  /** why the candidate is worse than its baseline, a message for each unit and kind; otherwise empty */
  worse: string[];
  /** verdicts that rest on few networks, a sentence each: they wait for a person */
  doubts: string[];
}

/** The health of a channel's pages. Throws RefusedError before its first pin. */
export async function channelHealth(registry: Registry, channel: string): Promise<ChannelHealth> {
  const stages = await stagesOf(registry, channel);
  const [current] = stages;
  const begun = stages.at(-1);
  if (current === undefined || begun === undefined)
    throw new RefusedError(`Nothing is pinned on channel ${channel} yet.`);
  const told = await Promise.all(stages.map(({ number }) => readHealth(registry, channel, number)));
  const counts = told.map((document) => document?.total ?? {});
  const networks = told.map((document) => document?.networks ?? {});
  const baseline = isRollingOut(current)
    ? await readRelease(registry, channel, current.rollout.baseline)
    : null;
  const pins = Object.entries(pinsOf(current));
  const tests = pins.length * FAILURES.length;
  const { health: limits } = await policyOf(registry, channel);
  const policy = { ...HEALTH_POLICY, ...limits };
  const moments = momentsOf(told, Date.now());
  const periods = periodsOf(told, Date.now());
  const units = pins.map(([unit]) =>
    unitHealth({ unit, current, baseline, counts, networks, moments, periods, tests, policy }),
  );
  return {
    channel,
    release: current.number,
    content: contentNumber(current),
    baseline: baseline?.number ?? null,
    basisPoints: current.rollout?.basisPoints ?? null,
    cohorts: current.rollout?.cohorts ?? [],
    since: begun.createdAt,
    units,
    minimumVisits: policy.minimumVisits,
    worse: units.flatMap(reasonsToHalt),
    doubts: units.flatMap(doubtsOf),
  };
}

/** The current release and the earlier stages of its roll-out, whose evidence still counts. */
async function stagesOf(registry: Registry, channel: string): Promise<ReleaseDocument[]> {
  const stages: ReleaseDocument[] = [];
  for await (const release of releasesOf(registry, channel)) {
    const [newest = release] = stages;
    if (release !== newest && release.rollout?.salt !== newest.rollout?.salt) break;
    stages.push(release);
    if (release.rollout === undefined) break;
  }
  return stages;
}
