import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../page/phone.ts';

const SKIN = new URL('../../../shared/src/skin/', import.meta.url);
const font = readFileSync(new URL('text.woff2', SKIN)).toString('base64');
const style = readFileSync(new URL('text-font.css', SKIN), 'utf8').replace(
  './text.woff2',
  `data:font/woff2;base64,${font}`,
);

const WORDS =
  'Your table is held until 19:45, and your suite is ready from three. Choose a date, see your points and pay once.';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.setContent(`<style>${style}</style>
    <span style="font: 400 16px 'Resort Text', monospace; white-space: nowrap">${WORDS}</span><br>
    <span style="font: 400 16px 'Resort Text Arial', monospace; white-space: nowrap">${WORDS}</span>`);
  await page.evaluate(() => document.fonts.load("16px 'Resort Text'"));
});
afterAll(() => browser.close());

it('the device’s face in place of ours has its width and its line, so nothing moves between the two', async () => {
  const [own, instead] = await page.locator('span').evaluateAll((spans) =>
    spans.map((span) => ({
      width: span.getBoundingClientRect().width,
      height: span.getBoundingClientRect().height,
    })),
  );
  if (!own || !instead) throw new Error('no words');
  expect(await page.evaluate(() => document.fonts.check("16px 'Resort Text'"))).toBe(true);
  expect(Math.abs(instead.width / own.width - 1)).toBeLessThan(0.01);
  expect(Math.abs(instead.height - own.height)).toBeLessThanOrEqual(1);
});
