import type { ReleaseDocument } from '@resort/shared/remote';
import { blockedVersions } from '../channels/blocked-versions.ts';
import { readPinned, readPointer, readRelease } from '../channels/channel.ts';
import { grantsOf } from '../grants/grants.ts';
import type { OriginSettings } from './follow-channel.ts';

/** `gone`: the version was blocked, and no page is made of it any more. */
export type Need = 'needed' | 'gone' | 'unknown';

/**
 * Whether the channel needs a version (`<unit>@<version>`): a release that it has or had does, as do its
 * last-known-good versions (for old tabs and rollbacks), and a grant that stands. What was published and never pinned is
 * unknown. A blocked version that the current release still has, since nothing stands in for it, is needed.
 */
export function neededVersions({ registry, channel }: OriginSettings): (name: string) => Promise<Need> {
  const known = new Set<string>();
  let current = new Set<string>();
  let blocked: readonly string[] = [];
  let etag: string | null = null;
  let newest = 0;
  /** the next older release that was not read yet; null: there is none */
  let older: number | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  async function follow(): Promise<void> {
    const standing = await readPointer(registry, channel);
    if (standing === null || standing.etag === etag) return;
    const { pointer } = standing;
    // a signed older release in place of a newer one
    if (pointer.release < newest) return;
    const release = await readPinned(registry, pointer);
    const sides = [release];
    if (release.rollout) sides.push(await readRelease(registry, channel, release.rollout.baseline));
    // the first look reads only what is current; what came between two looks is read whole
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

  /** Only for a name that is not known yet: most are of the current release. */
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
    // one after another: they share what was read
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
