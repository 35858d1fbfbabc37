import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { bringTool } from '../../../tools/bring.mjs';
import { expectSoon } from '../page/expect-soon.ts';
import { launchBrowser, openPhone } from '../page/phone.ts';
import { startProduct, type Product } from '../product/product.ts';
import { buildRemote, type Built } from './build-remote.ts';
import { SCOPE } from './remote-files.ts';

/*
 * Two major versions of React in one page: two remotes bring React 18 in a share scope with a name, beside the shell and the
 * eight, which have the product's React in the default scope.
 */
const say = textsOf('auth');
let work: string;
let product: Product;
let browser: Browser;
/** the two that bring React 18, and one with the same screen that uses the shell's React */
let next: Built;
let more: Built;
let usual: Built;

jest.setTimeout(600_000);
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'two-majors-'));
  const { packages } = await bringTool<{ packages: string }>('react-18');
  next = await buildRemote(work, 'next', packages);
  more = await buildRemote(work, 'more', packages);
  usual = await buildRemote(work, 'usual', null);
  product = await startProduct();
  browser = await launchBrowser();
  // the walk through all screens is a subject of other suites
  await product.release('policy', '--check', 'skipped', '--reason', 'a test of two majors');
  for (const { folder } of [next, more, usual]) await product.release('publish', folder);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(work, { recursive: true, force: true });
});

const nameOf = ({ manifest: { unit, version } }: Built) => `${unit}@${version}`;
const react = (page: Page) => page.getByRole('heading', { level: 1, name: /^React \d/ });

/** Opens another screen of the app without loading the page again. */
const moveTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Bytes of script that the page loads of a unit, compressed as members get them, file by file. */
function scriptsOf(page: Page, { manifest: { unit } }: Built): Promise<number>[] {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().includes(`/artifacts/${unit}/`) && response.url().endsWith('.js'))
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  return sizes;
}
const sum = async (sizes: readonly Promise<number>[]) =>
  (await Promise.all(sizes)).reduce((all, size) => all + size, 0);

it('is declared in unit.json, and pinned beside the eight', async () => {
  expect(next.manifest.scope).toEqual({ name: SCOPE, shared: { react: '18.3.1', 'react-dom': '18.3.1' } });
  expect(next.manifest.shared).not.toHaveProperty('react');
  await product.release('pin', nameOf(next), nameOf(more), nameOf(usual), '--reason', 'two majors');
  const { pins } = JSON.parse(await product.release('status', '--json')) as { pins: object };
  expect(Object.keys(pins)).toHaveLength(12);
});

it('draws its screen with its own React, the others theirs with the shell’s, in one page', async () => {
  const { page, complaints, close } = await openPhone(browser);
  const ofNext = scriptsOf(page, next);
  const ofMore = scriptsOf(page, more);
  const ofUsual = scriptsOf(page, usual);
  await expectSoon(async () => (await page.goto(`${product.origin}/en/next`))?.status()).toBe(200);
  await expectSoon(() => react(page).textContent()).toBe('React 18.3.1');
  await page.getByRole('button', { name: 'pressed 0 times' }).click();
  await page.getByRole('button', { name: 'pressed 1 times' }).waitFor();
  // a share without React is the shell's: it knows the release's screens
  await expectSoon(() => page.getByRole('link', { name: 'Hotels' }).getAttribute('href')).toBe('/en/hotels');

  await moveTo(page, '/en/usual');
  await expectSoon(() => react(page).textContent()).toMatch(/^React 19\./);
  await page.getByRole('button', { name: 'pressed 0 times' }).click();
  await page.getByRole('button', { name: 'pressed 1 times' }).waitFor();
  const extra = (await sum(ofNext)) - (await sum(ofUsual));
  // a second remote of the scope finds the React that is loaded
  await moveTo(page, '/en/more');
  await expectSoon(() => page.locator('button:visible').filter({ hasText: 'pressed 0' }).count()).toBe(1);
  const extraOfMore = (await sum(ofMore)) - (await sum(ofUsual));
  process.stdout.write(`two majors: +${extra} bytes for the first remote, +${extraOfMore} for the second\n`);
  expect(extra).toBeGreaterThan(30_000);
  expect(extraOfMore).toBeLessThan(extra / 4);

  await moveTo(page, '/en/join-us');
  await expectSoon(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
    say('join.title'),
  ]);
  expect(complaints).toEqual([]);
  await close();
});
