import type { Page, Route } from 'playwright-core';
import type { BrokenServer } from './broken-server.ts';
import type { Group } from './groups.ts';

/** What can go wrong with a call between the app and the app server. */
export const CALL_FAULTS = [
  'offline',
  '500',
  '503',
  'timeout',
  'malformed',
  'wrong type',
  'cut off',
  '301',
  '40152',
  'clock',
] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/** The session has ended: its two codes (specification §4). */
export const isSessionEnd = (fault: CallFault) => fault === '301' || fault === '40152';

const CAPTIVE_PORTAL = '<!doctype html><title>Welcome</title><p>Please accept the terms of this network.</p>';
const ended = (code: number) => ({ code, data: null, errorCode: null, message: 'Please sign in again.' });

/** Shortens the wait for a response (100 s by specification §9), unless the tab asks for the full time. */
function waitLess(): void {
  const whole = globalThis.setTimeout.bind(globalThis);
  const shorter = (ms?: number) =>
    ms === 100_000 && sessionStorage.getItem('patient') === null ? ms / 25 : ms;
  const limited = (run: () => void, ms?: number) => whole(run, shorter(ms));
  globalThis.setTimeout = limited as typeof globalThis.setTimeout;
}

const bePatient = (page: Page) => page.evaluate(() => sessionStorage.setItem('patient', 'yes'));
const beImpatient = (page: Page) =>
  // before the first load there is no page to configure
  page.evaluate(() => sessionStorage.removeItem('patient')).catch(() => undefined);

/** How slow the device's clock is. */
const CLOCK_OFF_MS = 10 * 60_000;

export interface Spoiled {
  /** number of calls that met the fault */
  met(): number;
  heal(): Promise<void>;
}

/**
 * Applies the fault to every call of a group until it is healed. If only the response is lost, a changing
 * call reaches the server first: the work is done and the member does not know.
 */
export async function spoilCalls(
  page: Page,
  group: Group,
  { fault, broken }: { fault: CallFault; broken: BrokenServer },
): Promise<Spoiled> {
  let met = 0;
  const handler = async (route: Route) => {
    met += 1;
    const isLost = ['timeout', 'malformed', 'wrong type', 'cut off'].includes(fault);
    if (isLost && group.changes(route.request())) await route.fetch();
    await meet(route, fault, broken).catch((error: unknown) => {
      // a call that the page aborted, or a page that was closed
      if (!/closed|handled|intercept/i.test(String(error))) throw error;
    });
  };
  const isOfGroup = (url: URL) => group.has(url);
  if (fault === 'timeout') await beImpatient(page);
  await page.route(isOfGroup, handler);
  return {
    met: () => met,
    async heal() {
      if (fault === 'timeout') await bePatient(page);
      await page.unroute(isOfGroup, handler);
    },
  };
}

/** Before a page's first load: prepares the device for the fault. */
export async function prepareFor(page: Page, fault: CallFault): Promise<void> {
  if (fault === 'timeout') await page.addInitScript(waitLess);
  if (fault === 'clock') await page.clock.setSystemTime(Date.now() - CLOCK_OFF_MS);
}

async function meet(route: Route, fault: CallFault, broken: BrokenServer): Promise<void> {
  const json = { contentType: 'application/json; charset=utf-8' };
  switch (fault) {
    case 'offline':
      return route.abort('internetdisconnected');
    case '500':
      return route.fulfill({ status: 500, body: 'Internal Server Error' });
    case '503':
      return route.fulfill({ status: 503, headers: { 'retry-after': '2' }, body: '' });
    case 'timeout':
      return undefined; // never answered
    case 'malformed':
      return route.fulfill({ ...json, body: '{"code":0,"data":{"list":[' });
    case 'wrong type':
      return route.fulfill({ contentType: 'text/html', body: CAPTIVE_PORTAL });
    case 'cut off':
      return route.continue({ url: broken.address });
    case '301':
      return route.fulfill({ json: ended(301) });
    case '40152':
      return route.fulfill({ json: ended(40152) });
    case 'clock':
      return route.continue(); // the server itself refuses the timestamp
  }
}
