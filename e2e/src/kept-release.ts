import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/**
 * Until the worker keeps the page and what it loaded: the release's own cache is the only one then.
 * @param but the path of what was loaded and cannot be kept
 */
export async function releaseKept(page: Page, but = ''): Promise<void> {
  await eventually('the page is kept', () =>
    page.evaluate(async () => (await caches.match('/en/')) !== undefined),
  );
  const isEverythingKept = async (except: string) => {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/artifacts/') && new URL(name).pathname !== except);
    const kept = await Promise.all(loaded.map((name) => caches.match(name, { ignoreVary: true })));
    return kept.every((response) => response !== undefined);
  };
  await eventually('the page keeps what it loaded', () => page.evaluate(isEverythingKept, but));
}
