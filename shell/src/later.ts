import type { PageRelease } from '@resort/shared/remote';
import { reportHealth, type PageSoFar } from './health/reporter.ts';
import { followOffline } from './offline/follow-offline.ts';
import { followReleases } from './updates/follow-releases.ts';
import { leaveBlocked, type Moves } from './updates/leave-blocked.ts';

/** What a page begins once its first screen stands; nothing of it may compete with that, not even its code. */
export function beginLater(release: PageRelease, router: Moves, soFar: PageSoFar): void {
  followReleases(release, () => leaveBlocked(router, release));
  // a tester's page is none to fall back on, and its versions are not those of its release
  if (release.grant) return;
  followOffline(release);
  reportHealth(release, soFar);
}
