import type { ReleaseDocument } from '@resort/shared/remote';
import { pinsOf, readPinned, readPointer, readRelease } from '../../channels/channel.ts';
import type { Registry } from '../../registry/registry.ts';
import { contentNumber } from '../../rollout/release-content.ts';
import { isRollingOut } from '../../rollout/rollout-state.ts';

/** Releases whose pages are counted: the current one, and its baseline during a roll-out. */
export interface LiveReleases {
  /** number of the current release, which the counts belong to */
  current: number;
  /** `<unit>@<version>` by the number of the first release with these units, which pages report */
  names: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Follows a channel's pointer; null before its first pin. Caches what it has read. */
export function followLiveReleases(registry: Registry, channel: string): () => Promise<LiveReleases | null> {
  let known: { etag: string; live: LiveReleases } | null = null;
  return async () => {
    const standing = await readPointer(registry, channel);
    if (standing === null) return null;
    if (known?.etag === standing.etag) return known.live;
    const current = await readPinned(registry, standing.pointer);
    const baseline = isRollingOut(current)
      ? [await readRelease(registry, channel, current.rollout.baseline)]
      : [];
    const live = {
      current: current.number,
      names: new Map([current, ...baseline].map((release) => [contentNumber(release), namesOf(release)])),
    };
    known = { etag: standing.etag, live };
    return live;
  };
}

const namesOf = (release: ReleaseDocument): ReadonlySet<string> =>
  new Set(Object.entries(pinsOf(release)).map((pair) => pair.join('@')));
