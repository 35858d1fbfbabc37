import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page, Route } from 'playwright-core';

/** How a file is served with a fault. */
export type Fault = 'missing' | 'unavailable' | 'tampered' | 'silent' | 'slow';

/** Longer than members like to wait, shorter than the loading timeout (15 s). */
const SLOW_MS = 8_000;

const PACK = /\/pack\.[0-9a-f]{16}\.(?:js|css)$/;

/** From here on the page gets no pack (`PagePack`), so that it requests each file by itself. */
export const withoutPacks = (page: Page): Promise<unknown> =>
  page.route(
    ({ pathname }) => PACK.test(pathname),
    (route) => route.fulfill({ status: 404 }),
  );

/**
 * Serves a file with a fault, `times` times. Matches the release's exact addresses, so a request with a query
 * string, for example, is not affected. The page requests it by itself.
 */
export async function spoil(page: Page, path: string, fault: Fault, times = Infinity): Promise<void> {
  let left = times;
  const handler = async (route: Route) => {
    left -= 1;
    if (left < 0) return route.continue();
    if (fault === 'silent') return; // never answered
    if (fault === 'slow') {
      await pause(SLOW_MS);
      return route.continue();
    }
    if (fault === 'missing') return route.fulfill({ status: 404, body: 'No such file.' });
    if (fault === 'unavailable') return route.fulfill({ status: 503, body: 'Later.' });
    const addition = path.endsWith('.css') ? 'body { outline: 9px solid }' : ';window.tampered = true;';
    const response = await route.fetch();
    return route.fulfill({ response, body: `${await response.text()}\n${addition}` });
  };
  if (!PACK.test(path)) await withoutPacks(page);
  await page.route((url) => url.pathname === path, handler);
}

export interface Ran {
  /** versions whose entry ran */
  entries: string[];
  /** versions with a chunk that ran */
  chunks: string[];
  /** versions whose styles are applied */
  styles: string[];
  /** whether any modified file ran */
  tampered: boolean;
}

/**
 * What of a remote has run in this page since it was loaded; versions by their last 12 digits, as in the
 * globals.
 */
export function whatRan(page: Page, unit = 'mf-auth'): Promise<Ran> {
  return page.evaluate((name) => {
    const prefix = `chunk_${name.replaceAll('-', '_')}_`;
    const ofUnit = new RegExp(`/${name}/[^/]*-([0-9a-f]{12})/`);
    const tables = Object.keys(window).filter((key) => key.startsWith(prefix));
    const table = (key: string) => (window as unknown as Record<string, unknown[]>)[key] ?? [];
    const strip = (keys: string[]) => keys.map((key) => key.slice(prefix.length));
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .map(({ href }) => ofUnit.exec(href)?.[1])
      .filter((inputs) => inputs !== undefined);
    // the runtime in the entry replaces the table's push; without it nothing reads the table
    const read = tables.filter((key) => Object.hasOwn(table(key), 'push'));
    return {
      entries: strip(read),
      chunks: strip(read.filter((key) => table(key).length > 0)),
      styles: [...new Set(styles)],
      tampered: 'tampered' in window || getComputedStyle(document.body).outlineWidth === '9px',
    };
  }, unit);
}

/** Navigates like a link, without loading the page. */
export async function goInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/**
 * Waits for a file that never responds, in less time. Not with a faster clock, because the page then checks
 * the network and requests the release document, and these responses take time.
 */
export async function waitForSilence(page: Page, shown: Locator): Promise<void> {
  for (let tries = 0; tries < 10 && !(await shown.isVisible()); tries += 1) {
    await page.waitForTimeout(4_000);
    await page.clock.fastForward(16_000);
  }
}
