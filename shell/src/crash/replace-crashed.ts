import { withRetries } from '@resort/shared/remote';
import { readCrashes, readFallbacks, rememberCrash, rememberFallback } from '../loading/fallbacks.ts';
import { pageAnswers } from '../loading/page-answers.ts';
import { wholeRelease } from '../loading/whole-release.ts';
import { pinnedRelease } from '../release.ts';
import type { Field } from './fields.ts';
import { keepTyped } from './typed-fields.ts';

/** A screen that throws so soon after it opened has probably never worked. */
export const FIRST_SECONDS_MS = 10_000;

/**
 * Decides what follows after a unit threw while rendering. It reloads the page with the unit's last-known-good
 * version if the screen threw in its first seconds, or the unit for the second time in this tab. A reload,
 * because the unit's code has run, and a page never has two versions of one unit. What the visitor typed is
 * filled in again. There is no loop: the tab remembers the version, and the version in its place gets no
 * replacement. False if the error card has to stay.
 * @param age ms since the screen opened; null if it threw on its first render
 * @param fields of the screen; they keep their values after React removed them
 */
export async function replaceCrashed(
  unit: string,
  age: number | null,
  fields: readonly Field[],
): Promise<boolean> {
  const release = pinnedRelease();
  const version = release.versions[unit];
  // a tester has to see what is wrong with the version that was granted
  if (version === undefined || release.grant || readFallbacks()[unit] === version) return false;
  const isSecond = readCrashes()[unit] === version;
  rememberCrash(unit, version);
  if (age !== null && age > FIRST_SECONDS_MS && !isSecond) return false;
  try {
    const { units } = await withRetries(wholeRelease(release));
    if (!units[unit]?.lastKnownGood || !(await pageAnswers())) return false;
  } catch {
    return false; // offline
  }
  if (!rememberFallback(unit, version)) return false;
  keepTyped(fields);
  location.reload();
  return true;
}
