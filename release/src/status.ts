import type { PublicConfig, ReleaseDocument, Rollout } from '@resort/shared/remote';
import { listPublished } from './artifact.ts';
import { blockedVersions } from './blocks.ts';
import { changesBetween, type PinChange } from './changes.ts';
import { pinsOf, releasesOf, type Pins } from './channel.ts';
import { proposalsOf, type Proposal } from './approvals/proposals.ts';
import { freezesOf, type Freeze } from './freeze/freezes.ts';
import { policyOf, type ChannelPolicy } from './policy.ts';
import type { Registry } from './registry.ts';

export interface HistoryEntry {
  number: number;
  /** ISO 8601 */
  at: string;
  by: string;
  reason: string;
  changes: PinChange[];
}

export interface ChannelStatus {
  channel: string;
  /** the current release's number, null before the first pin */
  current: number | null;
  pins: Pins;
  /** null before the first pin */
  config: PublicConfig | null;
  policy: Pick<ChannelPolicy, 'check' | 'force' | 'approval' | 'health'>;
  /** for whom the current release is, and what all others have; null when it is for everybody */
  rollout: Rollout | null;
  /** what waits for a second person */
  proposals: Proposal[];
  /** that stand or are planned */
  freezes: Freeze[];
  /** `<unit>@<version>` of those that no release may have */
  blocked: string[];
  /** every version that is there, the newest first */
  published: Record<string, string[]>;
  /** the last ten releases, the newest first */
  history: HistoryEntry[];
}

const HISTORY_LENGTH = 10;

/** What a channel serves, what could be pinned on it, and how it came to be as it is. */
export async function status(registry: Registry, { channel }: { channel: string }): Promise<ChannelStatus> {
  const releases: ReleaseDocument[] = [];
  for await (const release of releasesOf(registry, channel)) {
    releases.push(release);
    if (releases.length > HISTORY_LENGTH) break; // one more than is shown, to tell what the oldest one changed
  }
  const [current] = releases;
  const { check, force, approval, health } = await policyOf(registry, channel);
  return {
    channel,
    current: current?.number ?? null,
    pins: current ? pinsOf(current) : {},
    config: current?.config ?? null,
    policy: { check, force, approval, health },
    rollout: current?.rollout ?? null,
    proposals: await proposalsOf(registry, channel),
    freezes: await freezesOf(registry, channel),
    blocked: await blockedVersions(registry),
    published: Object.fromEntries(await listPublished(registry)),
    history: releases.slice(0, HISTORY_LENGTH).map((release, at) => toEntry(release, releases[at + 1])),
  };
}

function toEntry(release: ReleaseDocument, parent: ReleaseDocument | undefined): HistoryEntry {
  const { number, createdAt, by, reason } = release;
  return {
    number,
    at: createdAt,
    by,
    reason,
    changes: changesBetween(parent ? pinsOf(parent) : {}, pinsOf(release)),
  };
}
