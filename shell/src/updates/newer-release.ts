import type { PageRelease } from '@resort/shared/remote';
import { useSyncExternalStore } from 'react';
import { watchChannel, type Current } from './watch-channel.ts';

let isNewer = false;
const listeners = new Set<() => void>();

/** Starts to watch the channel of the page's release. `leave` is called when the page runs a blocked version. */
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
    onNewer: () => {
      isNewer = true;
      listeners.forEach((listener) => listener());
    },
  });
}

/** True once a newer release than the page's own is current. */
export function useNewerRelease(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNewer,
  );
}

/** With the origin's cookies: it tells of the release that this browser belongs to. */
async function readCurrent(channel: string): Promise<Current> {
  const response = await fetch(`/channels/${channel}.json`, { cache: 'no-cache' });
  return (await response.json()) as Current;
}
