import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Longer than a screen takes from an answer to the next request; the browser's own `networkidle` waits for 500. */
const QUIET_MS = 100;

/** Does it, and resolves when the page has had nothing on its way for a moment. */
export async function quietly(page: Page, work: () => Promise<unknown>): Promise<void> {
  let underWay = 0;
  let changedAt = performance.now();
  const count = (by: 1 | -1) => () => {
    underWay += by;
    changedAt = performance.now();
  };
  const isQuiet = () => underWay === 0 && performance.now() - changedAt >= QUIET_MS;
  const [began, ended] = [count(1), count(-1)];
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  try {
    await work();
    while (!isQuiet()) await pause(10);
  } finally {
    page.off('request', began).off('requestfinished', ended).off('requestfailed', ended);
  }
}
