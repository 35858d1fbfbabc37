import type { PageRelease } from '@resort/shared/remote';
import { tellNewer } from './newer-release.ts';
import { watchChannel, type Current } from './watch-channel.ts';

/**
 * Starts to watch the channel of the page's release. `leave` is called if the page runs a blocked version.
 */
export function followReleases(
  { channel, number, since = number, versions }: PageRelease,
  leave: () => void,
): void {
  watchChannel({
    running: number,
    since,
    versions: Object.entries(versions).map(([unit, version]) => `${unit}@${version}`),
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
