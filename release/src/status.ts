import type { PublicConfig, ReleaseDocument } from '@resort/shared/remote';
import { listPublished } from './artifact.ts';
import { pinsOf, releasesOf, type Pins } from './channel.ts';
import type { Storage } from './storage/storage.ts';

export interface PinChange {
  unit: string;
  /** null: the unit came with this release */
  from: string | null;
  /** null: the unit left with this release */
  to: string | null;
}

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
  /** every version that can be pinned, the newest first */
  published: Record<string, string[]>;
  /** the last ten releases, the newest first */
  history: HistoryEntry[];
}

const HISTORY_LENGTH = 10;

/** What a channel serves, what could be pinned on it, and how it came to be as it is. */
export async function status(storage: Storage, { channel }: { channel: string }): Promise<ChannelStatus> {
  const releases: ReleaseDocument[] = [];
  for await (const release of releasesOf(storage, channel)) {
    releases.push(release);
    if (releases.length > HISTORY_LENGTH) break; // one more than is shown, to tell what the oldest one changed
  }
  const [current] = releases;
  return {
    channel,
    current: current?.number ?? null,
    pins: current ? pinsOf(current) : {},
    config: current?.config ?? null,
    published: Object.fromEntries(await listPublished(storage)),
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

function changesBetween(before: Pins, after: Pins): PinChange[] {
  const units = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return units
    .map((unit) => ({ unit, from: before[unit] ?? null, to: after[unit] ?? null }))
    .filter(({ from, to }) => from !== to);
}
