/** How often the channel's pointer is read while the page stays open (the specification leaves the interval open). */
export const POLL_MS = 3_600_000;
/** Not more often than this, however often the tab is looked at. */
export const LEAST_MS = 60_000;

/** As much of the pointer as a page reads. */
export interface Current {
  release: number;
  /** the first release with its units and configuration, where that is another one */
  since?: number;
  /** versions that nobody may run any more; an older pointer does not say */
  blocked?: string[];
}

export interface ChannelWatch {
  /** the number of the release this page runs */
  running: number;
  /** the first release with the same units and configuration */
  since: number;
  /** what the channel's pointer says; rejects when it cannot be read */
  readCurrent: () => Promise<Current>;
  /** called once, when the current release is newer and has something else */
  onNewer: () => void;
  /** called once, when a version that this page runs is blocked */
  onBlocked: () => void;
  /** `<unit>@<version>` of all that this page runs */
  versions: readonly string[];
  now?: () => number;
}

/**
 * Tells when another release than the page's own is current: a rollback, too, has a higher number. Asks hourly, when
 * the tab becomes visible and when the network is back. Gives the way to stop.
 */
export function watchChannel({
  running,
  since,
  readCurrent,
  onNewer,
  onBlocked,
  versions,
  now = () => performance.now(),
}: ChannelWatch): () => void {
  let askedAt = now(); // the page has just been asked for
  let isTold = false;
  const look = async () => {
    if (document.visibilityState !== 'visible' || now() - askedAt < LEAST_MS) return;
    askedAt = now();
    try {
      const { release, blocked, ...current } = await readCurrent();
      if (release <= running) return;
      // a share that grew, or a halt, gives a new number to what this page has already
      const isOther = (current.since ?? release) !== since;
      if (isOther && !isTold) onNewer();
      isTold ||= isOther;
      // a newer release says nothing about the next block, so the watch goes on
      if (!blocked?.some((name) => versions.includes(name))) return;
      stop();
      onBlocked();
    } catch {
      // the next look will tell
    }
  };
  const listen = () => void look();
  const timer = setInterval(listen, POLL_MS);
  document.addEventListener('visibilitychange', listen);
  window.addEventListener('online', listen);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listen);
    window.removeEventListener('online', listen);
  };
  return stop;
}
