import { NeedsReload } from '../loading/failures.ts';
import { readCrashes, rememberCrash } from '../loading/fallbacks.ts';
import { verdictOn } from '../loading/remotes.ts';
import { pinnedRelease } from '../release.ts';
import { keepStack } from './keep-stack.ts';
import { keepTyped, type Field } from './typed-fields.ts';

/** A screen that throws so soon has probably never worked. */
export const FIRST_SECONDS_MS = 10_000;

export interface Crash {
  unit: string;
  error: unknown;
  /** ms since the screen opened */
  age: number;
  /** all that were in the document when the screen threw */
  fields: readonly Field[];
  /** aborted when the visitor leaves the screen */
  left: AbortSignal;
}

/**
 * Decides what follows after a screen threw while rendering. It reloads the page with the unit's last-known-good version if the
 * screen threw in its first seconds, or the unit for the second time in this tab. A reload, because the unit's
 * code has run, and a page never has two versions of one unit. The last-known-good version is never replaced,
 * so there is no loop. False if the error card has to stay.
 */
export async function replaceCrashed(
  { unit, error, age, fields, left }: Crash,
  page = { verdictOn, reload: () => location.reload() },
): Promise<boolean> {
  const { versions, grant } = pinnedRelease();
  const version = versions[unit];
  // a tester has to see what is wrong with the granted version
  if (version === undefined || grant) return false;
  keepStack(unit, error, versions);
  const isSecond = readCrashes()[unit] === version;
  rememberCrash(unit, version);
  if (age > FIRST_SECONDS_MS && !isSecond) return false;
  if (!((await page.verdictOn(unit, error)) instanceof NeedsReload) || left.aborted) return false;
  // the others are still there: of the layout, or of screens that are kept
  keepTyped(fields.filter((field) => !field.isConnected));
  page.reload();
  return true;
}
