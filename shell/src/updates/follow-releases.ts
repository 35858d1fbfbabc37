import type { PageRelease } from '@resort/shared/remote';
import type { ReadWhole } from '../loading/whole-release.ts';
import { tellNewer } from './newer-release.ts';
import { watchChannel, type Current } from './watch-channel.ts';

/**
 * Starts to watch the channel of the page's release. `leave` is called if a version of it is blocked.
 * @param readWhole adds the versions that the page does not name, and is called if none of its own is blocked
 */
export function followReleases(
  { channel, number, since = number, versions }: PageRelease,
  readWhole: ReadWhole,
  leave: () => void,
): void {
  const hasKnown = (names: readonly string[]) =>
    Object.entries(versions).some(([unit, version]) => names.includes(`${unit}@${version}`));
  watchChannel({
    running: number,
    since,
    hasAny: async (names) => hasKnown(names) || readWhole().then(() => hasKnown(names)),
    onBlocked: leave,
    readCurrent: () => readCurrent(channel),
    onNewer: tellNewer,
  });
}

/** Sends the origin's cookies, so that it returns the release for this browser. */
async function readCurrent(channel: string): Promise<Current> {
  const response = await fetch(`/channels/${channel}.json`, { cache: 'no-cache' });
  return (await response.json()) as Current;
}
