import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPhone } from '../phone.ts';
import { deepestChain, fetchedTwice, kindOf, lateFiles, type Seen } from './waves.ts';

/** A slow connection, so that what waits for another is seen to wait (milliseconds; bytes a second). */
const SLOW = { offline: false, latency: 250, downloadThroughput: 400_000, uploadThroughput: 200_000 };

/** A cold start on one route. */
export interface FirstRoute {
  path: string;
  /** where the guard led */
  landed: string;
  /** bytes as they travelled, brotli */
  scripts: number;
  total: number;
  requests: number;
  /** the longest one until the screen shows its data: addresses, each asked for after the one before it had come */
  chain: string[];
  /** scripts and styles that code asked for, not the page */
  late: string[];
  /** scripts and styles that travelled twice */
  twice: string[];
  /** calls that the page made ahead and that no code asked for */
  untaken: string[];
  /** cumulative layout shift of the first screen, https://web.dev/articles/cls: 0.1 is Google's bar for good */
  shift: number;
}

/** What the shell begins once nothing is under way, which may be between two calls of a screen: no part of its start. */
const LATER = /\/artifacts\/shell\/.*\/later\.[^/]+\.js$/;

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Opens one route with nothing cached and measures until its screen is there, with its data. */
export async function measureFirstRoute(
  browser: Browser,
  origin: string,
  path: string,
  storageState?: StorageState,
): Promise<FirstRoute> {
  const { page, close } = await openPhone(browser, storageState ? { storageState } : {});
  try {
    await page.addInitScript(saveData);
    await page.addInitScript(countShifts);
    const session = await page.context().newCDPSession(page);
    const watch = await watchNetwork(session);
    await page.goto(`${origin}/en${path}`);
    const seen = watch.until(await dataShown(page)).filter(({ url }) => !LATER.test(url));
    const scripts = seen.filter(({ kind }) => kind === 'script');
    return {
      path,
      landed: new URL(page.url()).pathname.slice('/en'.length),
      scripts: bytesOf(scripts),
      total: bytesOf(seen),
      requests: seen.length,
      // of several lists the first may show its pictures while another still waits for its rows
      chain: deepestChain(seen.filter(({ kind }) => kind !== 'picture' && kind !== 'other')).map(
        ({ url }) => url,
      ),
      late: lateFiles(seen),
      twice: fetchedTwice(seen),
      untaken: await untakenCalls(page),
      shift: await shiftSoFar(page),
    };
  } finally {
    await close();
  }
}

/** Runs in the page: the tabs' screens, which come once the browser rests (`loadTabsAhead`), are not this route's. */
function saveData() {
  const { connection } = navigator as { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

/** Runs in the page. */
function countShifts() {
  const counted = Object.assign(globalThis, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } = entry as PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      };
      if (!hadRecentInput) counted.shifted += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Two frames after now: what the last data moved has been told. */
const shiftSoFar = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = () => resolve((globalThis as unknown as { shifted: number }).shifted);
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)));
      }),
  );

const bytesOf = (all: readonly Seen[]) => all.reduce((total, { bytes }) => total + bytes, 0);

async function watchNetwork(session: CDPSession): Promise<{ until: (moment: number) => Seen[] }> {
  const requests = new Map<string, Seen>();
  const startedAt = new Map<Seen, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const kind = kindOf(type);
    const seen = { url: request.url, kind, startedAt: timestamp, endedAt: Infinity, bytes: 0 };
    requests.set(requestId, seen);
    startedAt.set(seen, wallTime);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const seen = requests.get(requestId);
    if (seen) seen.bytes = Number(header(response.headers, 'content-length') ?? 0);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const seen = requests.get(requestId);
    if (!seen) return;
    seen.endedAt = timestamp;
    seen.bytes ||= encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  return {
    until: (moment) => [...requests.values()].filter((seen) => (startedAt.get(seen) ?? 0) <= moment),
  };
}

function header(headers: Record<string, string>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** When the screen stands with its data: seconds since 1970, on the page's clock. */
function dataShown(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // the kit's skeletons, and `Waiting` in its first moment, when it shows none yet
        const WAITING = '[class*="-bone-"], [class*="-waiting-"] > output, [aria-busy=true]';
        const look = () => {
          if (!document.querySelector('main h1') || document.querySelector(WAITING)) return;
          observer.disconnect();
          resolve(Date.now() / 1000);
        };
        // told of the very change, before any code that waits for it can ask for more
        const observer = new MutationObserver(look);
        observer.observe(document.body, { attributes: true, childList: true, subtree: true });
        look();
      }),
  );
}

function untakenCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { earlyCalls = [] } = globalThis as { earlyCalls?: { url: string }[] };
    return earlyCalls.map(({ url }) => url);
  });
}
