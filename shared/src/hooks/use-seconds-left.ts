import { useEffect, useState } from 'react';

/**
 * Whole seconds until a deadline (milliseconds since 1970 by the same clock), at least 0. It compares with
 * the clock instead of counting, so that it is right when a suspended tab resumes.
 */
export function useSecondsLeft(deadline: number, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const look = () => setNow(clock());
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOver, deadline, clock]);
  return left;
}
