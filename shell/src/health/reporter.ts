import type { PageRelease } from '@resort/shared/remote';
import type { Fallbacks } from '../loading/fallbacks.ts';
import type { PinnedHash } from '../loading/pinned-files.ts';
import { blame } from './blame.ts';
import type { Notice } from './notices.ts';
import { reportQueue, sendBeacon } from './report-queue.ts';
import { followVitals } from './vitals.ts';

/** What the page knows when the reporter comes. Handed over, since a module that two chunks share weighs more. */
export interface PageSoFar {
  noticed: Notice[];
  fallbacks: Fallbacks;
}

/**
 * Tells the origin how the units of this page are, from now on and since it began: which were opened, which failed,
 * and how the page felt. Only what is pinned is told of: what took the place of a failed version is another version.
 */
export function reportHealth(release: PageRelease, { noticed, fallbacks }: PageSoFar): void {
  const { pinnedHash } = globalThis as unknown as { pinnedHash: PinnedHash }; // loading/trusted-types.ts
  const tell = reportQueue(release, sendBeacon);
  const failed = new Set<string>();

  const fail = async (unit: string, files: readonly string[]) => {
    if (failed.has(unit)) return;
    failed.add(unit);
    tell(await blame(files, pinnedHash), unit);
  };
  const follow = ([kind, unit, ...files]: Notice) => {
    if (kind === 'failure')
      void fail(
        unit,
        files.flatMap((file: string | null) => file ?? []),
      );
    else if (kind === 'view') {
      tell('view', unit);
      followVitals(tell, unit);
    } else if (!failed.has(unit)) tell('crash', unit);
  };

  tell('view', 'shell');
  for (const [unit, version] of Object.entries(fallbacks)) {
    // the page before this one found it, and was loaded anew before it could tell
    if (release.versions[unit] !== version) continue;
    tell('view', unit);
    void fail(unit, filesOf(release, unit));
  }
  noticed.splice(0).forEach(follow);
  noticed.push = (...more) => {
    more.forEach(follow);
    return 0;
  };
}

/** What the page may have wanted of a unit when it was opened here. */
function filesOf({ units, routes }: PageRelease, unit: string): string[] {
  const pinned = units[unit];
  if (!pinned) return [];
  const route = routes.find(({ path }) => location.pathname.endsWith(path));
  return [pinned.entry, ...(route?.unit === unit ? route.files : [])].map((file) => pinned.base + file);
}
