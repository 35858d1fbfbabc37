/** How often an open page reads the channel's pointer (the specification does not define it). */
export const POLL_MS = 3_600_000;
/** Minimum time between checks, however often the tab becomes visible. */
export const LEAST_MS = 60_000;

/** The part of the pointer that a page reads. */
export interface Current {
  release: number;
  /** the first release with its units and configuration, if it is another one */
  since?: number;
  /** versions that must not run any more; absent in older pointers */
  blocked?: string[];
}

export interface ChannelWatch {
  /** number of the release that this page runs */
  running: number;
  /** the first release with the same units and configuration */
  since: number;
  /** reads the channel's pointer; rejects if it cannot be read */
  readCurrent: () => Promise<Current>;
  /** called once, when the current release is newer and differs */
  onNewer: () => void;
  /** called once, when a version of this page's release is blocked */
  onBlocked: () => void;
  /** whether this page's release has one of these, `<unit>@<version>`; called only if something is blocked */
  hasAny: (versions: readonly string[]) => Promise<boolean>;
  now?: () => number;
}

/**
 * Reports when another release than the page's own is current. A rollback also has a higher number. Checks
 * hourly, when the tab becomes visible and when the network returns. Returns a function that stops it.
 */
export function watchChannel({
  running,
  since,
  readCurrent,
  onNewer,
  onBlocked,
  hasAny,
  now = () => performance.now(),
}: ChannelWatch): () => void {
  let askedAt = now(); // the page has just been loaded
  let isTold = false;
  const look = async () => {
    if (document.visibilityState !== 'visible' || now() - askedAt < LEAST_MS) return;
    askedAt = now();
    try {
      const { release, blocked, ...current } = await readCurrent();
      if (release <= running) return;
      // a growing share or a halt gives a new number to the units that this page already has
      const isOther = (current.since ?? release) !== since;
      if (isOther && !isTold) onNewer();
      isTold ||= isOther;
      // a newer release does not rule out a later block, so the watch continues
      if (!blocked?.length || !(await hasAny(blocked))) return;
      stop();
      onBlocked();
    } catch {
      // the next check will report it
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
