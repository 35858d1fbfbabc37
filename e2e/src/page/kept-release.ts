import type { Page } from 'playwright-core';
import type { PackAhead } from '../../../shell/src/entry-ahead.ts';
import { eventually } from './eventually.ts';

/** Waits until the worker has cached the page and its files: the release's own cache is the only one then. */
export async function releaseKept(page: Page): Promise<void> {
  await eventually('the page is kept', () =>
    page.evaluate(async () => (await caches.match('/en/')) !== undefined),
  );
  await eventually('the page keeps what it loaded', () => page.evaluate(isEverythingKept));
}

/** Runs in the page: whether every file that it has loaded is cached, also those of packs. */
export async function isEverythingKept(): Promise<boolean> {
  const { packsAhead = [] } = globalThis as { packsAhead?: PackAhead[] };
  const loaded = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => packsAhead.find(({ address }) => address === name)?.files ?? [name])
    .filter((name) => name.includes('/artifacts/'));
  const kept = await Promise.all(loaded.map((name) => caches.match(name, { ignoreVary: true })));
  return kept.every((response) => response !== undefined);
}

/** Waits until the responses to these calls are cached, by a part of their address. */
export const answersKept = (page: Page, ...calls: string[]): Promise<void> =>
  eventually(`the responses of ${calls.join(', ')} are kept`, () =>
    page.evaluate(async (wanted) => {
      const kept = (await (await caches.open('answers')).keys()).map(({ url }) => decodeURIComponent(url));
      return wanted.every((call) => kept.some((url) => url.includes(call)));
    }, calls),
  );
