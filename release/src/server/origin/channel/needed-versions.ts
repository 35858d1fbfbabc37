import type { ReleaseDocument } from '@resort/shared/remote';
import { blockedVersions } from '../../../channels/blocked-versions.ts';
import { readPinned, readPointer, readRelease } from '../../../channels/channel.ts';
import { grantsOf } from '../../../grants/grants.ts';
import type { OriginSettings } from './follow-channel.ts';

/** `gone`: the version was blocked and is no longer part of any page. */
export type Need = 'needed' | 'gone' | 'unknown';

/**
 * Whether the channel needs a version (`<unit>@<version>`). Needed are versions of current and former
 * releases, their last-known-good versions (for old tabs and rollbacks), and those of valid grants. Published
 * versions that were never pinned are unknown. A blocked version that the current release still has, because
 * it has no fallback, is needed.
 */
export function neededVersions({ registry, channel }: OriginSettings): (name: string) => Promise<Need> {
  const known = new Set<string>();
  let current = new Set<string>();
  let blocked: readonly string[] = [];
  let etag: string | null = null;
  let newest = 0;
  /** the next older release to read; null if there is none */
  let older: number | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  async function follow(): Promise<void> {
    const standing = await readPointer(registry, channel);
    if (standing === null || standing.etag === etag) return;
    const { pointer } = standing;
    // a signed older release that replaced a newer one
    if (pointer.release < newest) return;
    const release = await readPinned(registry, pointer);
    const sides = [release];
    if (release.rollout) sides.push(await readRelease(registry, channel, release.rollout.baseline));
    // the first read covers the current release only; later ones read all releases in between
    let next = newest === 0 ? null : release.parent;
    const between = [];
    while (next !== null && next > newest) {
      const one: ReleaseDocument = await readRelease(registry, channel, next);
      between.push(one);
      next = one.parent;
    }
    const nowBlocked = await blockedVersions(registry);
    for (const name of [...sides, ...between].flatMap(versionsIn)) known.add(name);
    if (newest === 0) older = release.parent;
    [current, blocked, newest, etag] = [
      new Set(sides.flatMap(pinnedIn)),
      nowBlocked,
      release.number,
      standing.etag,
    ];
  }

  /** Only for an unknown name, because most requests are for the current release. */
  async function lookBack(name: string): Promise<void> {
    while (older !== null && !known.has(name)) {
      const release = await readRelease(registry, channel, older);
      for (const one of versionsIn(release)) known.add(one);
      older = release.parent;
    }
  }

  async function look(name: string): Promise<Need> {
    await follow();
    if (current.has(name)) return 'needed';
    if (blocked.includes(name)) return 'gone';
    await lookBack(name);
    return known.has(name) || (await isGranted(name)) ? 'needed' : 'unknown';
  }

  async function isGranted(name: string): Promise<boolean> {
    const grants = await grantsOf(registry, channel);
    return grants.some(({ units }) => units.some(({ unit, version }) => `${unit}@${version}` === name));
  }

  return (name) => {
    // sequentially, because they share what was read
    const looked = turn.then(() => look(name));
    turn = looked.catch(() => undefined);
    return looked;
  };
}

const pinnedIn = ({ units }: ReleaseDocument): string[] =>
  Object.entries(units).map(([unit, { version }]) => `${unit}@${version}`);

function versionsIn(release: ReleaseDocument): string[] {
  const spares = Object.entries(release.units).flatMap(([unit, { lastKnownGood }]) =>
    lastKnownGood === null ? [] : [`${unit}@${lastKnownGood.version}`],
  );
  return [...pinnedIn(release), ...spares];
}
