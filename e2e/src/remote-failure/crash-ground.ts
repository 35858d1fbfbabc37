import type { Browser, Page } from 'playwright-core';
import { openPhone } from '../page/phone.ts';
import type { Product } from '../product/product.ts';

/** What a journey has seen of its tab. */
export interface Seen {
  /** documents that were requested: a page may reload before it has loaded */
  loads: number;
}

/** Opens an address in a new visitor's tab. `script`: runs in each page before all others. */
export async function inNewTab(
  browser: Browser,
  { origin }: Product,
  path: string,
  journey: (page: Page, seen: Seen) => Promise<void>,
  script?: () => void,
): Promise<void> {
  const { page, close } = await openPhone(browser);
  const seen: Seen = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.loads += 1;
  });
  try {
    if (script) await page.addInitScript(script);
    await page.goto(`${origin}/en${path}`);
    await journey(page, seen);
  } finally {
    await close();
  }
}

/** How many visits the registry counted in which the pinned version of a unit failed in this way. */
export async function countedFailures(product: Product, unit: string, kind: string): Promise<number> {
  const { units } = JSON.parse(await product.release('health', '--json')) as {
    units: { unit: string; failures: { kind: string; candidate: { failures: number } }[] }[];
  };
  const failures = units.find((one) => one.unit === unit)?.failures;
  return failures?.find((one) => one.kind === kind)?.candidate.failures ?? 0;
}

export const countedCrashes = (product: Product, unit: string): Promise<number> =>
  countedFailures(product, unit, 'crash');
