import { apiSettings } from './settings.ts';

/** How far the app server's clock is ahead of the device's, learnt from CLOCK_SKEW answers. */
let aheadMs = 0;

/** Milliseconds since 1970 by the app server's clock, as far as it is known: deadlines of the server are met by it. */
export function serverNow(): number {
  return apiSettings().now() + aheadMs;
}

/** What the app server says the time is now. */
export function learnServerTime(now: number): void {
  aheadMs = now - apiSettings().now();
}
