import { withRetries, type PageRelease, type ReleaseRoute } from '@resort/shared/remote';
import type { ComponentType } from 'react';
import { readFallbacks } from './fallbacks.ts';
import { pinnedFiles } from './pinned-files.ts';
import { createRemote, type Remote } from './remote.ts';
import { loadScreen } from './screens.ts';
import { guardScriptAddresses } from './trusted-types.ts';
import type { ReadWhole } from './whole-release.ts';

/** `pause` comes between the parts of the work, for a screen that nobody waits for. */
export type ScreenLoader = (route: ReleaseRoute, pause?: () => Promise<void>) => Promise<ComponentType>;

/** This page's remotes that a screen has asked for. */
const remotes = new Map<string, Promise<Remote>>();

/** See `Remote.verdict`, for a screen that threw. */
export const verdictOn = async (unit: string, failure: unknown): Promise<unknown> =>
  (await remotes.get(unit))?.verdict(failure);

/**
 * Restricts the page to scripts of the release, and gives what loads its screens: from direct, hashed entries, without a
 * manifest request. Call it once, before anything is loaded.
 */
export function openRelease(page: PageRelease, readWhole: ReadWhole): ScreenLoader {
  const files = pinnedFiles(page.units, location.href);
  guardScriptAddresses(files.hashOf);
  /** every unit, including the page's own, with its last-known-good version */
  const allUnits = async () => {
    const { units } = await withRetries(readWhole);
    files.add(units);
    return units;
  };
  const open = async (name: string): Promise<Remote> => {
    const pinned = page.units[name] ?? (await allUnits())[name];
    // only now does the page know the version of each unit
    const failed = readFallbacks()[name];
    const hasFailed = failed !== undefined && failed === page.versions[name];
    const spare = hasFailed ? (await allUnits())[name]?.lastKnownGood : null;
    const unit = spare ?? pinned;
    if (!unit?.container) throw new Error(`${name} is no remote of the release`);
    return createRemote({
      unit: name,
      container: unit.container,
      pinned: unit,
      hashOf: files.hashOf,
      findSpare: async () => (spare ? null : ((await allUnits())[name]?.lastKnownGood ?? null)),
    });
  };
  return async (route, pause) => {
    const remote = remotes.get(route.unit) ?? open(route.unit);
    remotes.set(route.unit, remote);
    remote.catch(() => remotes.delete(route.unit)); // the next screen, or "try again", starts over
    return loadScreen(await remote, route, pause);
  };
}
