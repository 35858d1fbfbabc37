import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { UnitManifest } from '@resort/shared/remote';
import type { Browser } from 'playwright-core';
import { expectNone, expectSoon } from '../page/expect-soon.ts';
import { goInPage, spoil, type Fault } from '../page/faults.ts';
import { buildNextVersion } from '../product/next-version.ts';
import { launchBrowser, openPhone, signIn } from '../page/phone.ts';
import { startProduct, type Product } from '../product/product.ts';
import { builtManifest, pinHere, shellsOf, tableOf } from './remote-ground.ts';

const say = textsOf('shell');
const FAULTS: [Fault, string][] = [
  ['missing', 'load-failure'],
  ['unavailable', 'load-failure'],
  ['tampered', 'integrity-failure'],
];

let product: Product;
let browser: Browser;
const earlier = builtManifest('shell');
let pinned: UnitManifest;

jest.setTimeout(120_000);
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  const change = { file: 'src/locales/en.json', from: say('remoteFailed.title'), to: 'Not loaded' };
  const next = await buildNextVersion('shell', change);
  await product.release('publish', next.folder);
  pinned = next.manifest;
  await pinHere(product, pinned);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const scriptOf = ({ version, entry }: UnitManifest) => `/artifacts/shell/${version}/${entry}`;

it.each(FAULTS)('a page whose shell is %s starts with the earlier one', async (fault, kind) => {
  const { page, close } = await openPhone(browser);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/reports')) reports.push(request.postData() ?? '');
  });
  await spoil(page, scriptOf(pinned), fault);
  await page.goto(`${product.origin}/en/sign-in`);
  await signIn(page, product, '66000119');
  await page.waitForURL('**/en/my-membership');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('link', { name: say('tabs.book') }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  // a screen of another remote, which needs shared modules of the shell
  await goInPage(page, '/en/terms-n-conditions');
  await page.getByRole('heading', { level: 1, name: say('auth:legal.terms') }).waitFor();
  await expectNone(page.getByRole('alert'));
  const read = await page.evaluate(() => document.getElementById('release')?.textContent ?? '');
  const { units } = JSON.parse(read) as { units: Record<string, { version: string }> };
  expect(units['shell']?.version).toBe(earlier.version);
  expect(reports.join()).toContain(`{"kind":"${kind}","unit":"shell","version":"${pinned.version}"}`);
  await close();
});

it('the pinned shell starts as usual where it loads', async () => {
  const { page, complaints, close } = await openPhone(browser);
  await page.goto(`${product.origin}/en/sign-in`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect([await shellsOf(page), complaints]).toEqual([[tableOf(pinned)], []]);
  await close();
});

it('a page without either shell shows its message', async () => {
  const { page, close } = await openPhone(browser);
  await spoil(page, scriptOf(pinned), 'missing');
  await spoil(page, scriptOf(earlier), 'tampered');
  await page.goto(`${product.origin}/en/sign-in`, { waitUntil: 'commit' });
  await page.getByRole('alert').getByText('This page could not be opened.').waitFor();
  await expectSoon(() => page.getByRole('link', { name: '+853 8800 1100' }).isVisible()).toBe(true);
  expect(await page.evaluate(() => (window as { tampered?: true }).tampered)).toBeUndefined();
  await close();
});
