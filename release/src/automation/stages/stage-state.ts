import type { ReleaseDocument } from '@resort/shared/remote';
import { channelHealth, type ChannelHealth } from '../../health/channel-health.ts';
import { freezesOf, type Freeze } from '../../permissions/freeze/freezes.ts';
import type { Registry } from '../../registry/registry.ts';
import { nextWithin } from '../../rollout/hours.ts';
import { minutesAt, stageAfter } from '../../rollout/stage-plan.ts';

/** Why a staged roll-out does not go on although its time has come. */
export type Hold = 'frozen' | 'health' | 'doubt' | 'too few visits';

/** Where a staged roll-out is. */
export interface StageState {
  /** the share now */
  basisPoints: number;
  /** the share after it; null after the last stage */
  next: number | null;
  /** when the next stage begins at the earliest, within the hours of the plan; ISO 8601, null after the last */
  at: string | null;
  /** null: nothing but time is missing */
  hold: Hold | null;
  /** `1%:10m,100%` and the hours, for people */
  plan: { stages: { basisPoints: number; minutes: number }[]; hours?: string };
}

/** The state of a release's stages; null if it does not roll out in stages. */
export async function stageState(
  registry: Registry,
  release: ReleaseDocument | null,
  now: number = Date.now(),
): Promise<StageState | null> {
  const plan = release?.rollout?.plan;
  if (release?.rollout === undefined || plan === undefined) return null;
  const { basisPoints } = release.rollout;
  const next = stageAfter(plan, basisPoints);
  if (next === null) return { basisPoints, next: null, at: null, hold: null, plan };
  const ends = Date.parse(release.createdAt) + minutesAt(plan, basisPoints) * 60_000;
  const at = new Date(nextWithin(plan.hours, Math.max(ends, now))).toISOString();
  const freezes = await freezesOf(registry, release.channel, now);
  const hold = holdOf(await channelHealth(registry, release.channel), freezes, now);
  return { basisPoints, next: next.basisPoints, at, hold, plan };
}

function holdOf(health: ChannelHealth, freezes: readonly Freeze[], now: number): Hold | null {
  if (freezes.some(({ from }) => Date.parse(from) <= now)) return 'frozen';
  if (health.worse.length > 0 || health.units.some(({ integrityFailures }) => integrityFailures > 0))
    return 'health';
  if (health.doubts.length > 0) return 'doubt';
  const isEarly = health.units
    .filter(({ version, baselineVersion }) => version !== baselineVersion)
    .some(({ failures }) => failures.some(({ verdict }) => verdict === 'too few'));
  return isEarly ? 'too few visits' : null;
}
