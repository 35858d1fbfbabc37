import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { textsOf } from '@resort/shared/testing/texts';
import type { Browser, Page } from 'playwright-core';
import { expectSoon } from '../page/expect-soon.ts';
import { goInPage } from '../page/faults.ts';
import { launchBrowser } from '../page/phone.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { startProduct, type Product } from '../product/product.ts';
import { countedCrashes, inNewTab } from './crash-ground.ts';
import { builtManifest, pinHere, shellsOf, tableOf } from './remote-ground.ts';

const say = textsOf('shell');

const isBroken = (how: string) => `new URLSearchParams(location.search).get('broken') === '${how}'`;
/** The shell's layout throws for `?broken=layout`. */
const FROM = "  const t = useText('shell');";
const LAYOUT = {
  file: 'src/layout/Layout.tsx',
  from: FROM,
  to: `  if (${isBroken('layout')}) throw new Error('broken layout');\n${FROM}`,
};
/** Its code throws before it shows anything for `?broken=start`. */
const START = `\nif (${isBroken('start')}) throw new Error('broken at the start');\n`;

let product: Product;
let browser: Browser;
const earlier = builtManifest('shell');
let pinned: UnitManifest;

async function pinCrashing(more = ''): Promise<UnitManifest> {
  const { folder, manifest } = await buildNextVersion('shell', LAYOUT, START + more);
  await product.release('publish', folder);
  await pinHere(product, manifest);
  return manifest;
}

jest.setTimeout(120_000);
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  pinned = await pinCrashing();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const title = (page: Page) => page.getByRole('heading', { level: 1, name: say('auth:legal.terms') });

it.each(['start', 'layout'])('a shell that throws in its %s is replaced in the reloaded page', (how) =>
  inNewTab(browser, product, `/terms-n-conditions?broken=${how}`, async (page, seen) => {
    await title(page).waitFor();
    expect([await shellsOf(page), seen.loads]).toEqual([[tableOf(earlier)], 2]);
    await expectSoon(() => countedCrashes(product, 'shell')).toBeGreaterThan(0);
    // the earlier shell opens screens of other remotes
    await goInPage(page, '/en/sign-in');
    await page.locator('input[type=tel]').first().waitFor();
    // a page that starts next, at an address where the pinned shell would work
    await page.goto(`${product.origin}/en/terms-n-conditions`);
    await title(page).waitFor();
    expect([await shellsOf(page), seen.loads]).toEqual([[tableOf(earlier)], 3]);
  }),
);

it('another visitor’s page starts with the pinned shell', () =>
  inNewTab(browser, product, '/terms-n-conditions', async (page, seen) => {
    await title(page).waitFor();
    expect([await shellsOf(page), seen.loads]).toEqual([[tableOf(pinned)], 1]);
  }));

it('without cookies there is no reload, and the page says that it could not be opened', () =>
  inNewTab(
    browser,
    product,
    '/terms-n-conditions?broken=start',
    async (page, seen) => {
      await page.getByRole('alert').getByText('This page could not be opened.').waitFor();
      expect(seen.loads).toBe(1);
    },
    () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }),
  ));

it('both versions throw: one reload, then the page says so, and never another reload', async () => {
  const next = await pinCrashing(`if (${isBroken('elsewhere')}) throw new Error('another version');\n`);
  expect(next.version).not.toBe(pinned.version);
  await inNewTab(browser, product, '/terms-n-conditions?broken=start', async (page, seen) => {
    await expectSoon(() => Promise.resolve(seen.loads)).toBe(2);
    await page.getByRole('alert').getByText('This page could not be opened.').waitFor();
    expect(await shellsOf(page)).toEqual([tableOf(pinned)]);
    await page.locator('#not-started a.reload').click();
    await expectSoon(() => Promise.resolve(seen.loads)).toBe(3);
    await page.getByRole('alert').getByText('This page could not be opened.').waitFor();
    expect(seen.loads).toBe(3);
  });
});
