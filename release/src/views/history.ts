import type { ReleaseDocument, Rollout } from '@resort/shared/remote';
import { changesBetween } from '../channels/pin-changes.ts';
import { pinsOf, releasesOf } from '../channels/channel.ts';
import type { Registry } from '../registry/registry.ts';
import { withNotes, type NotedChange } from './version-note.ts';

export interface HistoryEntry {
  number: number;
  /** ISO 8601 */
  at: string;
  by: string;
  reason: string;
  /** compared with the release before */
  changes: NotedChange[];
  /** its audience; null: everybody */
  rollout: Rollout | null;
  /** approvers beside the author */
  approvals: readonly string[];
}

/** Releases per page of history. */
export const HISTORY_LENGTH = 10;

/**
 * Releases of a channel, newest first.
 * @param before only those with a smaller number
 */
export async function historyOf(
  registry: Registry,
  { channel, before = Number.POSITIVE_INFINITY }: { channel: string; before?: number },
): Promise<HistoryEntry[]> {
  const releases: ReleaseDocument[] = [];
  for await (const release of releasesOf(registry, channel)) {
    if (release.number >= before) continue;
    releases.push(release);
    if (releases.length > HISTORY_LENGTH) break; // one extra, to show what the oldest one changed
  }
  const shown = releases.slice(0, HISTORY_LENGTH);
  return Promise.all(
    shown.map(async (release, at) => {
      const entry = toEntry(release, releases[at + 1]);
      return { ...entry, changes: await withNotes(registry, entry.changes) };
    }),
  );
}

function toEntry(release: ReleaseDocument, parent: ReleaseDocument | undefined): HistoryEntry {
  const { number, createdAt, by, reason, rollout = null, approvals = [] } = release;
  const changes = changesBetween(parent ? pinsOf(parent) : {}, pinsOf(release));
  return { number, at: createdAt, by, reason, changes, rollout, approvals };
}
