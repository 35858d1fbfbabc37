import type { PageRelease } from '@resort/shared/remote';
import { reportHealth, type PageSoFar } from './health/reporter.ts';
import type { ReadWhole } from './loading/whole-release.ts';
import { followOffline } from './offline/follow-offline.ts';
import { followReleases } from './updates/follow-releases.ts';
import { leaveBlocked, type Moves } from './updates/leave-blocked.ts';

/** What `start` has made. */
interface Page {
  release: PageRelease;
  router: Moves;
  readWhole: ReadWhole;
}

/**
 * What a page starts after its first screen. Neither the work nor its code may compete with the first screen.
 */
export function beginLater(page: Page, soFar: PageSoFar): void {
  const { release, router, readWhole } = page;
  followReleases(release, readWhole, () => leaveBlocked(router, release));
  // do not keep a tester's page for offline use; its versions are not those of the release
  if (release.grant) return;
  followOffline(release);
  reportHealth(release, soFar, readWhole);
}
