import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/**
 * Longer than a screen needs between a response and the next request; the browser's `networkidle` waits for
 * 500.
 */
const QUIET_MS = 100;

/** Runs the work, and resolves when no request since its start is pending for a moment. */
export async function quietly(page: Page, work: () => Promise<unknown>): Promise<void> {
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  const began = (request: Request) => {
    underWay.add(request);
    changedAt = performance.now();
  };
  const ended = (request: Request) => {
    // earlier requests do not count
    if (underWay.delete(request)) changedAt = performance.now();
  };
  const isQuiet = () => underWay.size === 0 && performance.now() - changedAt >= QUIET_MS;
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  try {
    await work();
    while (!isQuiet()) await pause(10);
  } finally {
    page.off('request', began).off('requestfinished', ended).off('requestfailed', ended);
  }
}
