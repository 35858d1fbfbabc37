import { useEffect, useState } from 'react';

/** Specification §9. */
export const DEBOUNCE_MS = 500;

/** The value when it has not changed for a while: for filters and look-ups during typing. */
export function useDebounced<T>(value: T, delayMs: number = DEBOUNCE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
