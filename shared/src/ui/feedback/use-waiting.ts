import { useEffect, useState } from 'react';

/** Nothing is shown of a wait that is over sooner, in milliseconds. */
export const SHOW_AFTER_MS = 300;
/** A wait this long gets a word, in milliseconds; a call itself ends after 100 s (specification §8). */
export const LONG_AFTER_MS = 10_000;

/** How a wait looks: not at all, as a shape, as a shape with a word. */
export type Waiting = 'brief' | 'shown' | 'long';

/** Follows a wait from its first render; `brief` while nothing is awaited. */
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
