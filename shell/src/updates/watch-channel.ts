/** How often the channel's pointer is read while the page stays open (the specification leaves the interval open). */
export const POLL_MS = 3_600_000;
/** Not more often than this, however often the tab is looked at. */
export const LEAST_MS = 60_000;

export interface ChannelWatch {
  /** the number of the release this page runs */
  running: number;
  /** the number of the channel's current release; rejects when it cannot be read */
  readCurrent: () => Promise<number>;
  /** called once, when the current release is newer */
  onNewer: () => void;
  now?: () => number;
}

/**
 * Tells when another release than the page's own is current: a rollback, too, has a higher number. Asks hourly, when
 * the tab becomes visible and when the network is back. Gives the way to stop.
 */
export function watchChannel({
  running,
  readCurrent,
  onNewer,
  now = () => performance.now(),
}: ChannelWatch): () => void {
  let askedAt = now(); // the page has just been asked for
  const look = async () => {
    if (document.visibilityState !== 'visible' || now() - askedAt < LEAST_MS) return;
    askedAt = now();
    try {
      if ((await readCurrent()) <= running) return;
    } catch {
      return; // the next look will tell
    }
    stop();
    onNewer();
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
