import type { PageRelease } from '@resort/shared/remote';
import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';
import { missingFile } from '../loading/failures.ts';
import { readFallbacks } from '../loading/fallbacks.ts';
import type { PinnedHash } from '../loading/pinned-files.ts';
import { blame } from './blame.ts';
import { listenToNotices, type Notice } from './notices.ts';
import { reportQueue, sendBeacon, type Tell } from './report-queue.ts';

const SHELL = 'shell';
const CLASSES = { good: 'good', 'needs-improvement': 'fair', poor: 'poor' } as const;

/**
 * Tells the origin how the units of this page are, from now on and since it began: which were opened, which failed,
 * and how the page felt. Only what is pinned is told of: what took the place of a failed version is another version.
 */
export function reportHealth(release: PageRelease): void {
  if (release.grant) return; // a tester's page has other versions than its release
  const tell = reportQueue(release, sendBeacon);
  const failed = new Set<string>();
  const { pinnedHash } = globalThis as unknown as { pinnedHash: PinnedHash }; // loading/trusted-types.ts
  const fail = async (unit: string, cause: unknown, files: string[]) => {
    if (failed.has(unit)) return;
    failed.add(unit);
    tell(await blame(cause, files, pinnedHash), unit);
  };
  tell('view', SHELL);
  for (const [unit, version] of Object.entries(readFallbacks())) {
    // the page before this one found it, and was loaded anew before it could tell
    if (release.versions[unit] !== version) continue;
    tell('view', unit);
    void fail(unit, null, filesOf(release, unit));
  }
  listenToNotices((one) => follow(one, { tell, failed, fail }));
}

function follow(
  one: Notice,
  to: {
    tell: Tell;
    failed: ReadonlySet<string>;
    fail: (unit: string, cause: unknown, files: string[]) => Promise<void>;
  },
): void {
  if (one.kind === 'failure') {
    const file = missingFile(one.cause) ?? one.file;
    void to.fail(one.unit, one.cause, file === null ? [] : [file]);
  } else if (one.kind === 'view') {
    to.tell('view', one.unit);
    followVitals(to.tell, one.unit);
  } else if (!to.failed.has(one.unit)) to.tell('crash', one.unit);
}

let isFollowed = false;

/** They belong to the unit that the page was opened at. */
function followVitals(tell: Tell, unit: string): void {
  if (isFollowed) return;
  isFollowed = true;
  const told = new Set<string>();
  const report = ({ name, rating }: Pick<MetricType, 'name' | 'rating'>) => {
    if (told.has(name)) return; // the page came back from the browser's memory
    told.add(name);
    tell(`${name.toLowerCase() as 'lcp' | 'inp' | 'cls'}-${CLASSES[rating]}`, unit);
  };
  onLCP(report);
  onINP(report);
  onCLS(report);
}

/** What the page may have wanted of a unit when it was opened here. */
function filesOf({ units, routes }: PageRelease, unit: string): string[] {
  const pinned = units[unit];
  if (!pinned) return [];
  const route = routes.find(({ path }) => location.pathname.endsWith(path));
  return [pinned.entry, ...(route?.unit === unit ? route.files : [])].map((file) => pinned.base + file);
}
