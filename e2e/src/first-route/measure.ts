import { readFileSync } from 'node:fs';
import type { UnitManifest } from '@resort/shared/remote';
import type { Browser, Page } from 'playwright-core';
import { inTime } from '../page/in-time.ts';
import { openPhone } from '../page/phone.ts';
import { shiftsOf, watchShifts } from '../page/shifts.ts';
import { watchNetwork, type Watch } from './network.ts';
import { deepestChain, fetchedTwice, lateFiles, type Seen } from './waves.ts';

/**
 * On the slow line a route takes a few seconds, and on a busy machine a few times that. Chromium sometimes stops reading
 * what it has received on a line that it makes slow, while it measures several pages; such a page never gets further.
 */
const LIMIT_MS = 45_000;
const LAST_LOOK_MS = 5_000;

/** A cold start on one route. */
export interface FirstRoute {
  path: string;
  /** where the guard redirected to */
  landed: string;
  /** transferred bytes, brotli */
  scripts: number;
  total: number;
  requests: number;
  /**
   * the longest chain until the screen shows its data: addresses, each requested after the one before had
   * arrived
   */
  chain: string[];
  /** scripts and styles requested by code, not by the page */
  late: string[];
  /** scripts and styles that were transferred twice */
  twice: string[];
  /** early calls that no code used */
  untaken: string[];
  /**
   * cumulative layout shift of the first screen, https://web.dev/articles/cls: Google considers up to 0.1
   * good
   */
  shift: number;
}

/**
 * Not part of a screen's start. When nothing is pending, possibly between two calls of a screen, the shell loads what
 * shows counts in the header, for which it needs a share and a call. A list of notices reports them as read.
 */
const LATER = /\/artifacts\/shell\/.*\/later\.js$|\/notification\/exist\?|\/notice\/read$/;
const COUNTS = 'calls/badges';

const shell = JSON.parse(
  readFileSync(new URL('../../../shell/dist/unit.json', import.meta.url), 'utf8'),
) as UnitManifest;
const isLater = ({ url }: Seen) =>
  LATER.test(url) || shell.provides[COUNTS]?.some((file) => url.endsWith(`/${file}`)) === true;

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Opens one route with an empty cache and measures until what is in view is complete with its data. */
export async function measureFirstRoute(
  browser: Browser,
  origin: string,
  path: string,
  storageState?: StorageState,
): Promise<FirstRoute> {
  const { page, close } = await openPhone(browser, storageState ? { storageState } : {});
  try {
    const watch = await watchNetwork(await page.context().newCDPSession(page));
    return await inTime(measure(page, watch, origin, path), LIMIT_MS, () => stateOf(page, watch));
  } finally {
    await inTime(close(), LIMIT_MS, () => 'the page does not close');
  }
}

async function measure(page: Page, watch: Watch, origin: string, path: string): Promise<FirstRoute> {
  await page.addInitScript(saveData);
  await watchShifts(page);
  // without its own limit, whose error does not say what is missing
  await page.goto(`${origin}/en${path}`, { timeout: 0 });
  const seen = watch.until(await dataShown(page)).filter((one) => !isLater(one));
  const scripts = seen.filter(({ kind }) => kind === 'script');
  return {
    path,
    landed: new URL(page.url()).pathname.slice('/en'.length),
    scripts: bytesOf(scripts),
    total: bytesOf(seen),
    requests: seen.length,
    // of several lists the first may load its pictures while another still waits for its rows
    chain: deepestChain(seen.filter(({ kind }) => kind !== 'picture' && kind !== 'other')).map(
      ({ url }) => url,
    ),
    late: lateFiles(seen),
    twice: fetchedTwice(seen),
    untaken: await untakenCalls(page),
    shift: (await shiftsOf(page)).sum,
  };
}

/** What a page that does not become complete is waiting for. */
async function stateOf(page: Page, watch: Watch): Promise<string> {
  const pending = watch.until(Infinity).filter(({ endedAt }) => endedAt === Infinity);
  const shown = await inTime(
    page.evaluate(() => document.body.innerText),
    LAST_LOOK_MS,
    () => 'the page does not answer',
  ).catch(String);
  return [
    `not complete after ${LIMIT_MS / 1000} s at ${page.url()}`,
    ...pending.map(({ url }) => `no response: ${url}`),
    `shown: ${shown.replaceAll(/\s+/g, ' ')}`,
  ].join('; ');
}

/**
 * Runs in the page: prevents preloading the tabs' screens (`loadTabsAhead`), which are not part of this
 * route.
 */
function saveData() {
  const { connection } = navigator as { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

const bytesOf = (all: readonly Seen[]) => all.reduce((total, { bytes }) => total + bytes, 0);

/** When what is in view is complete with its data: seconds since 1970, on the page's clock. */
function dataShown(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // the kit's skeletons, and `Waiting` before it shows them
        const WAITING = '[class*="-bone-"], [class*="-waiting-"] > output, [aria-busy=true]';
        // further down, a section calls only when the member comes near
        const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight;
        const look = () => {
          if (!document.querySelector('main h1')) return;
          if ([...document.querySelectorAll(WAITING)].some(isInView)) return;
          observer.disconnect();
          resolve(Date.now() / 1000);
        };
        // called on the change itself, before code that depends on it can request more
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
