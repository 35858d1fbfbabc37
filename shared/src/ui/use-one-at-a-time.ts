import { useRef, useState } from 'react';

/** What work ends with when it leads to another screen. */
export const LEAVING = 'leaving';

/**
 * Work that a press starts: a second press while it runs does nothing, however quick it comes (a state alone would
 * be read too early). Work that ends with LEAVING stays closed, since this screen takes presses until the next one
 * is painted. Gives the way to start it, and whether it runs.
 */
export function useOneAtATime(work: () => Promise<void | typeof LEAVING>): [() => void, boolean] {
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const start = async () => {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    let end: typeof LEAVING | undefined;
    try {
      end = (await work()) ?? undefined;
    } catch (failure) {
      if (!isGivenUp(failure)) throw failure;
    } finally {
      running.current = end === LEAVING;
      setRunning(running.current);
    }
  };
  return [() => void start(), isRunning];
}

/** A call ends so with the session that it was made in (RTK Query's `resetApiState`): the way to sign-in says enough. */
function isGivenUp(failure: unknown): boolean {
  return (failure as { name?: unknown } | null)?.name === 'AbortError';
}
