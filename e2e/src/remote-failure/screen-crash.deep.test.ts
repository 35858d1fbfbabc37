import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { textsOf } from '@resort/shared/testing/texts';
import type { Browser, Page } from 'playwright-core';
import { expectSoon } from '../page/expect-soon.ts';
import { whatRan } from '../page/faults.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { launchBrowser } from '../page/phone.ts';
import { startProduct, type Product } from '../product/product.ts';
import { BREAKABLE } from './breakable.ts';
import { countedCrashes, countedFailures, inNewTab } from './crash-ground.ts';
import { brokenCard, builtManifest, pinHere, tryAgain } from './remote-ground.ts';

const say = textsOf('shell');

let product: Product;
let browser: Browser;
const earlier = builtManifest('mf-auth');
let pinned: UnitManifest;

jest.setTimeout(120_000);
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  const next = await buildNextVersion('mf-auth', BREAKABLE);
  await product.release('publish', next.folder);
  pinned = next.manifest;
  await pinHere(product, pinned);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const digits = ({ version }: UnitManifest) => version.slice(-12);
const title = (page: Page) => page.getByRole('heading', { level: 1, name: say('auth:legal.terms') });
const crash = (page: Page) => page.evaluate(() => dispatchEvent(new Event('break')));
const phoneField = (page: Page) => page.locator('input[type=tel]').first();
const chunksOf = async (page: Page) => (await whatRan(page)).chunks;

const onPhone = (path: string, journey: Parameters<typeof inNewTab>[3]) =>
  inNewTab(browser, product, path, journey);

it('a screen that throws on its first render is shown in its last-known-good version, and reported', () =>
  onPhone('/terms-n-conditions?broken=render', async (page, seen) => {
    await title(page).waitFor();
    expect(await chunksOf(page)).toEqual([digits(earlier)]);
    expect(seen.loads).toBe(2);
    await expectSoon(() => countedCrashes(product, 'mf-auth')).toBeGreaterThan(0);
    expect(await countedFailures(product, 'mf-auth', 'load-failure')).toBe(0);
  }));

it('a screen that throws while somebody types in its first seconds keeps what was typed', () =>
  onPhone('/sign-in', async (page, seen) => {
    await phoneField(page).fill('66000123');
    await crash(page);
    await expectSoon(() => Promise.resolve(seen.loads)).toBe(2);
    await expectSoon(() => phoneField(page).inputValue()).toBe('66000123');
    expect(await chunksOf(page)).toEqual([digits(earlier)]);
    await expectSoon(() => page.evaluate(() => sessionStorage.getItem('draft.typed'))).toBeNull();
  }));

it('a screen that throws later shows the card once; the second time the other version', () =>
  onPhone('/terms-n-conditions', async (page, seen) => {
    await title(page).waitFor();
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000;
    });
    await crash(page);
    await brokenCard(page).waitFor();
    expect(seen.loads).toBe(1);
    await tryAgain(page).click();
    await title(page).waitFor();
    await crash(page);
    await expectSoon(() => Promise.resolve(seen.loads)).toBe(2);
    await title(page).waitFor();
    expect(await chunksOf(page)).toEqual([digits(earlier)]);
  }));

it('both versions throw: one reload, then the card, and never another reload', async () => {
  const next = await buildNextVersion(
    'mf-auth',
    BREAKABLE,
    '\n// another version\nexport const ANOTHER = 1;\n',
  );
  await product.release('publish', next.folder);
  await pinHere(product, next.manifest);
  try {
    await onPhone('/terms-n-conditions?broken=render', async (page, seen) => {
      await brokenCard(page).waitFor();
      expect(seen.loads).toBe(2);
      expect(await chunksOf(page)).toEqual([digits(pinned)]);
      await tryAgain(page).click();
      await brokenCard(page).waitFor();
      expect(seen.loads).toBe(2);
    });
  } finally {
    await product.release('rollback', '--by', 'e2e', '--reason', 'test');
  }
});
