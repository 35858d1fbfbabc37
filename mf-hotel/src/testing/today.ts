import { beforeEach } from '@jest/globals';
import { configureApi } from '@resort/shared/api';

/** In each test of a file it is the afternoon of 21 November 2026 at the resort. */
export function fixToday(): void {
  beforeEach(() => configureApi({ now: () => Date.parse('2026-11-21T15:00:00+08:00') }));
}
