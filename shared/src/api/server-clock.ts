import { apiSettings } from './settings.ts';

/** How far the app server's clock is ahead of the device's, in milliseconds, from CLOCK_SKEW responses. */
let aheadMs = 0;

/**
 * Milliseconds since 1970 by the app server's clock, as far as it is known. Use it for deadlines that the
 * server sets.
 */
export function serverNow(): number {
  return apiSettings().now() + aheadMs;
}

/** Takes over the time that the app server reported. */
export function learnServerTime(now: number): void {
  aheadMs = now - apiSettings().now();
}
