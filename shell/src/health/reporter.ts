import type { PageRelease } from '@resort/shared/remote';
import type { Fallbacks } from '../loading/fallbacks.ts';
import type { PinnedHash } from '../loading/pinned-files.ts';
import type { ReadWhole } from '../loading/whole-release.ts';
import { blame } from './blame.ts';
import type { Notice } from '../loading/notices.ts';
import { reportQueue, sendBeacon } from './report-queue.ts';
import { followVitals } from './vitals.ts';

/**
 * State of the page when the reporter loads. Passed as an argument, because a module that two chunks share
 * would be larger.
 */
export interface PageSoFar {
  noticed: Notice[];
  fallbacks: Fallbacks;
  /** units of which a screen threw in this tab */
  crashes: Fallbacks;
}

/**
 * Reports the health of this page's units to the origin, from the start of the page on: which were opened,
 * which failed, and the web vitals. It reports pinned versions only, not a fallback that replaced a failed
 * one.
 */
export function reportHealth(
  release: PageRelease,
  { noticed, fallbacks, crashes }: PageSoFar,
  readWhole: ReadWhole,
): void {
  const { pinnedHash } = globalThis as unknown as { pinnedHash: PinnedHash }; // loading/trusted-types.ts
  const { tell, tellFailure } = reportQueue(release, sendBeacon);
  const failed = new Set<string>();

  const fail = (unit: string, files: readonly string[]) => {
    if (failed.has(unit)) return;
    failed.add(unit);
    tellFailure(blame(files, pinnedHash), unit);
  };
  const follow = ([kind, unit, ...files]: Notice) => {
    if (kind === 'failure')
      fail(
        unit,
        files.flatMap((file: string | null) => file ?? []),
      );
    else if (kind === 'view') {
      tell('view', unit);
      followVitals(tell, unit);
    } else if (!failed.has(unit)) tell('crash', unit);
  };

  tell('view', 'shell');
  // an earlier page noticed it; every page on the earlier shell is a failure of the pinned one
  if (release.units['shell']?.version !== release.versions['shell']) tell('crash', 'shell');
  const tellEarlier = () => {
    for (const [unit, version] of Object.entries(fallbacks)) {
      // an earlier page noticed it, and was reloaded before it could report
      if (release.versions[unit] !== version) continue;
      tell('view', unit);
      if (crashes[unit] === version) {
        failed.add(unit);
        tell('crash', unit);
      } else fail(unit, filesOf(release, unit));
    }
  };
  const isKnown = (unit: string) => release.versions[unit] !== undefined;
  if (Object.keys(fallbacks).every(isKnown)) tellEarlier();
  else void readWhole().then(tellEarlier, tellEarlier);
  noticed.splice(0).forEach(follow);
  noticed.push = (...more) => {
    more.forEach(follow);
    return 0;
  };
}

/** The files that the page may have requested from a unit when it opened here. */
function filesOf({ units, routes }: PageRelease, unit: string): string[] {
  const pinned = units[unit];
  if (!pinned) return [];
  const route = routes.find(({ path }) => location.pathname.endsWith(path));
  return [pinned.entry, ...(route?.unit === unit ? route.files : [])].map((file) => pinned.base + file);
}
