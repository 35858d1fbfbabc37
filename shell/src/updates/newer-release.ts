import type { ReleaseDocument } from '@resort/shared/remote';
import { useSyncExternalStore } from 'react';
import { watchChannel } from './watch-channel.ts';

let isNewer = false;
const listeners = new Set<() => void>();

/** Starts to watch the channel of the page's release. */
export function followReleases({ channel, number }: ReleaseDocument): void {
  watchChannel({
    running: number,
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

async function readCurrent(channel: string): Promise<number> {
  const response = await fetch(`/channels/${channel}.json`, { cache: 'no-cache', credentials: 'omit' });
  const { release } = (await response.json()) as { release: number };
  return release;
}
