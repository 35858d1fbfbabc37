import { useRef, useState } from 'react';

/** The result of work that led to another screen. */
export const LEAVING = 'leaving';

/**
 * Work that a press starts. A second press while it runs does nothing, however quick it is (React state alone
 * would update too late). Work that returns LEAVING stays locked, because this screen still takes presses
 * until the next one is painted. Returns the function that starts it, and whether it runs.
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

/** RTK Query's `resetApiState` aborts calls when their session ends. The redirect to sign-in is enough. */
function isGivenUp(failure: unknown): boolean {
  return (failure as { name?: unknown } | null)?.name === 'AbortError';
}
