import { useEffect, useState } from 'react';

/** Shorter waits show nothing, in milliseconds. */
export const SHOW_AFTER_MS = 300;
/** Longer waits show a message, in milliseconds. The call itself times out after 100 s (specification §8). */
export const LONG_AFTER_MS = 10_000;

/** How a wait looks: nothing, a skeleton, or a skeleton with a message. */
export type Waiting = 'brief' | 'shown' | 'long';

/** Tracks a wait from its first render; `brief` while nothing is loading. */
export function useWaiting(isWaiting = true): Waiting {
  const [waiting, setWaiting] = useState<Waiting>('brief');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const shown = setTimeout(() => setWaiting('shown'), SHOW_AFTER_MS);
    const long = setTimeout(() => setWaiting('long'), LONG_AFTER_MS);
    return () => {
      clearTimeout(shown);
      clearTimeout(long);
      setWaiting('brief');
    };
  }, [isWaiting]);
  return waiting;
}
