import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment (milliseconds since 1970 by the same clock), down to 0. It goes by the moment, not by
 * counting, so that a tab that slept is right again at once when it wakes.
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
