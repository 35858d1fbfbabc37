import type { PublicConfig, Rollout } from '@resort/shared/remote';
import { listPublished } from '../artifacts/artifact.ts';
import { blockedVersions } from '../channels/blocked-versions.ts';
import { pinsOf, readPinned, readPointer, type Pins } from '../channels/channel.ts';
import { proposalsOf, type Proposal } from '../approvals/proposals.ts';
import { freezesOf, type Freeze } from '../permissions/freeze/freezes.ts';
import { historyOf, type HistoryEntry } from './history.ts';
import { policyOf, type ChannelPolicy } from '../permissions/policies/channel-policy.ts';
import { scheduledOn, type Scheduled } from '../automation/schedules/scheduled.ts';
import { stageState, type StageState } from '../automation/stages/stage-state.ts';
import type { Registry } from '../registry/registry.ts';

export interface ChannelStatus {
  channel: string;
  /** number of the current release; null before the first pin */
  current: number | null;
  pins: Pins;
  /** null before the first pin */
  config: PublicConfig | null;
  policy: Pick<ChannelPolicy, 'check' | 'force' | 'approval' | 'health'>;
  /** the audience of the current release, and its baseline; null if it is for everybody */
  rollout: Rollout | null;
  /** where its stages are; null without stages */
  stages?: StageState | null;
  /** pins for later, the earliest first */
  scheduled?: Scheduled[];
  /** pending proposals */
  proposals: Proposal[];
  /** active and planned freezes */
  freezes: Freeze[];
  /** `<unit>@<version>` of blocked versions */
  blocked: string[];
  /** every published version, newest first */
  published: Record<string, string[]>;
  /** the last ten releases, newest first */
  history: HistoryEntry[];
}

/** What a channel serves, what could be pinned on it, and its history. */
export async function status(registry: Registry, { channel }: { channel: string }): Promise<ChannelStatus> {
  const standing = await readPointer(registry, channel);
  const current = standing && (await readPinned(registry, standing.pointer));
  const { check, force, approval, health } = await policyOf(registry, channel);
  return {
    channel,
    current: current?.number ?? null,
    pins: current ? pinsOf(current) : {},
    config: current?.config ?? null,
    policy: { check, force, approval, health },
    rollout: current?.rollout ?? null,
    stages: await stageState(registry, current),
    scheduled: (await scheduledOn(registry, channel)).map(({ scheduled }) => scheduled),
    proposals: await proposalsOf(registry, channel),
    freezes: await freezesOf(registry, channel),
    blocked: await blockedVersions(registry),
    published: Object.fromEntries(await listPublished(registry)),
    history: await historyOf(registry, { channel }),
  };
}
