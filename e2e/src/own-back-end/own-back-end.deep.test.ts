import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expectNone, expectSoon } from '../page/expect-soon.ts';
import { launchBrowser, openPhone, type Phone } from '../page/phone.ts';
import { startServer, type Product } from '../product/product.ts';
import { startForeignServer, type ForeignServer } from './foreign-server.ts';
import { copyWithoutServer, removeTree } from './tree-without-server.ts';

/*
 * Another team's back end: this tree without `app-server/` is built, published and served, and its calls go to
 * a server that knows nothing but `openapi.json`.
 */
const DOCUMENT = new URL('../../../app-server/openapi.json', import.meta.url);
const say = textsOf('shell');
let root: string;
let server: ForeignServer;
let product: Product;
let browser: Browser;
let phone: Phone;
/** responses with an HTTP error: status and address */
const failed: string[] = [];

jest.setTimeout(60_000);
beforeAll(async () => {
  root = copyWithoutServer();
  server = await startForeignServer(readFileSync(DOCUMENT, 'utf8'));
  product = await startServer(root, ['scripts/start.mjs'], {
    configuration: { APP_SERVER_BASE: server.base },
  });
  browser = await launchBrowser();
  phone = await openPhone(browser);
  phone.page.on('response', (response) => {
    if (!response.ok()) failed.push(`${response.status()} ${response.url()}`);
  });
}, 1_200_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await server?.stop();
  removeTree(root);
});

it('starts without our server and without a database', () => {
  expect(existsSync(join(root, 'app-server'))).toBe(false);
  expect(existsSync(join(root, 'node_modules/@resort/app-server'))).toBe(false);
  expect(existsSync(join(product.dataDir, 'postgres'))).toBe(false);
});

describe('a member of the other back end', () => {
  it('signs in with a one-time code and sees the card', async () => {
    const { page } = phone;
    await page.goto(`${product.origin}/en/`);
    await page.getByRole('link', { name: say('auth:join.signIn') }).click();
    await page.locator('input[type=tel]').fill('66001234');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/sms?**');
    await page.locator('input[autocomplete=one-time-code]').fill('123456');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/en/my-membership');
    await expectSoon(() => page.getByRole('article').first().innerText()).toContain('cardNo');
  });

  it.each([
    ['mf-content', '/articles', 'GET /article/articles', 'summary'],
    ['mf-dollars', '/spend-dollars', 'GET /dollar/balance', '10.00'],
    ['mf-hotel', '/hotels', 'POST /hotel/getHotelList', 'name'],
    ['mf-membership', '/my-benefits', 'GET /member/benefits', 'name'],
    ['mf-shop', '/dining', 'POST /shop/getShopAllListByParam', 'summary'],
    ['mf-ticketing', '/tickets', 'GET /ticket/list', 'title'],
    ['mf-vouchers', '/my-vouchers', 'GET /offer/voucher', 'code'],
  ])('sees on a screen of %s (%s) what %s answers', async (_remote, path, call, shown) => {
    const { page } = phone;
    await page.goto(`${product.origin}/en${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSoon(() => page.locator('main').innerText()).toContain(shown);
    expect(server.answered).toContain(call);
    await expectNone(page.getByText(say('kit:retry')));
  });

  it('calls only what the document describes, and the browser reports no error', () => {
    expect(server.refused).toEqual([]);
    expect(failed).toEqual([]);
    expect(phone.complaints).toEqual([]);
    expect(server.answered.size).toBeGreaterThan(20);
  });
});
