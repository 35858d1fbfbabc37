import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Browser } from 'playwright-core';
import { expectNone, expectSoon } from '../page/expect-soon.ts';
import { copyUnit, replaceIn } from '../product/next-version.ts';
import { launchBrowser, openPhone } from '../page/phone.ts';
import { startDevelopment, type Product } from '../product/product.ts';

const say = textsOf('shell');

jest.setTimeout(60_000);

let folder: string;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  folder = copyUnit('mf-auth');
  product = await startDevelopment(folder);
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it('shows an edit of a screen without a reload, and keeps input', async () => {
  const { page, complaints, close } = await openPhone(browser);
  await page.goto(`${product.origin}/en/sign-in`);
  await page.locator('input[type=tel]').fill('66001234');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const screen = join(folder, 'src/screens/sign-in/SignInScreen.tsx');
  replaceIn(screen, "title={t('signIn.title')}", "title={`${t('signIn.title')}, edited`}");
  await page.getByRole('heading', { name: ', edited' }).waitFor();

  await expectSoon(() => page.locator('input[type=tel]').inputValue()).toBe('66001234');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it('reloads the page after an edit of a text', async () => {
  const { page, close } = await openPhone(browser);
  await page.goto(`${product.origin}/en/join-us`);
  await page.getByRole('heading', { name: say('auth:join.title') }).waitFor();
  replaceIn(join(folder, 'src/locales/en.json'), say('auth:join.title'), 'A text that was edited');
  await page.getByRole('heading', { name: 'A text that was edited' }).waitFor();
  await close();
});

it('shows a new route on the next load', async () => {
  const { page, close } = await openPhone(browser);
  replaceIn(join(folder, 'src/remote.ts'), "path: '/sms'", "path: '/by-message'");
  await page.goto(`${product.origin}/en/by-message`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNone(page.getByText('Page Not Found'));
  await close();
});
