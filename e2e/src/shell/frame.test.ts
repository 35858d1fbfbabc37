import { describe, expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { phoneOf } from '../page/as-member.ts';
import { expectSoon } from '../page/expect-soon.ts';
import { openPhone, type Phone } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';

const say = textsOf('shell');
const MEMBER = '66000101';
const VISITOR = () => openPhone(browser);

/** Everything but the page itself that the shell needs before it renders: its script, its style, and the skin's. */
const OF_THE_SHELL = /\/artifacts\/shell\/[^/]+\/(?:static\/(?:js|css)\/shell\.|app\/\w+\.css)/;

/** Opens a screen while the shell's script and styles are held back, until `release`. */
async function whileHeld(
  phone: Phone,
  path: string,
  journey: (page: Page, release: () => void) => Promise<void>,
): Promise<void> {
  const { page } = phone;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(OF_THE_SHELL, async (route) => {
    await held;
    await route.continue();
  });
  try {
    await page.goto(`${product.origin}/en${path}`, { waitUntil: 'commit' });
    await journey(page, release);
  } finally {
    release();
    await phone.close();
  }
}

const painted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
/** The sum of all layout shifts until now. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          resolve(sum);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

describe('before the shell has started, the page', () => {
  it.each([
    ['a visitor', VISITOR, '/sign-in', false],
    ['a visitor who joins', VISITOR, '/join-us?step=phone', false],
    ['a member', () => phoneOf(MEMBER), '/my-membership', true],
    ['a member who pays', () => phoneOf(MEMBER), '/checkout', false],
  ])('shows %s the frame, in its final shape', async (_who, open, path, hasTabs) => {
    await whileHeld(await open(), path, async (page, release) => {
      const frame = page.locator('#frame');
      await frame.waitFor();
      await expectSoon(() => painted(page)).toBe(1);
      await expectSoon(() => frame.locator('.tabs').isVisible()).toBe(hasTabs);
      const emblem = await frame.locator('svg').boundingBox();
      release();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await frame.waitFor({ state: 'hidden' });
      // a screen above others has its way back before the emblem
      if (hasTabs) expect((await page.locator('header svg').first().boundingBox())?.y).toBe(emblem?.y);
      const tabs = page.getByRole('navigation', { name: say('tabs.label') });
      await expectSoon(() => tabs.isVisible()).toBe(hasTabs);
      expect(await shifted(page)).toBeLessThan(0.02);
    });
  });
});
