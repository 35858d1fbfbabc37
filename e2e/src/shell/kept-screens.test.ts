import { describe, expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { asMember, asQuietMember, open } from '../page/as-member.ts';
import { expectSoon } from '../page/expect-soon.ts';

const say = textsOf('shell');

const tab = (page: Page, name: 'home' | 'book' | 'me') =>
  page.getByRole('navigation', { name: say('tabs.label') }).getByRole('link', { name: say(`tabs.${name}`) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A row that is wider than the screen: the class of `SideBySide`. */
const BANNERS = 'main ul[class*="-side-"]';
const bannersAt = (page: Page) =>
  page
    .locator(BANNERS)
    .first()
    .evaluate((row) => row.scrollLeft);

describe('a tab that the member opens again', () => {
  it('shows the same elements at the same place, with focus and title of its own', () =>
    asQuietMember('66000116', async ({ page }) => {
      await open(page, '/home');
      await page.locator('main section').first().waitFor();
      const title = await heading(page).innerText();
      const kept = await heading(page).elementHandle();
      await page
        .locator(BANNERS)
        .first()
        .evaluate((row) => row.scrollTo({ left: 200, behavior: 'instant' }));
      await page.evaluate(() => scrollTo(0, 300));
      // at the tap itself: what loads above may move the place until then, and the row comes to rest at a picture
      await page.evaluate(
        (banners) =>
          addEventListener(
            'click',
            () => {
              const aside = document.querySelector(banners)?.scrollLeft;
              Object.assign(globalThis, { left: { place: scrollY, aside } });
            },
            { capture: true, once: true },
          ),
        BANNERS,
      );

      await tab(page, 'book').click();
      await expectSoon(() => page.title()).toBe(say('membership:book.title'));
      // a screen reader finds the shown screen only
      await expectSoon(() => heading(page).count()).toBe(1);
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await tab(page, 'home').click();
      await expectSoon(() => page.title()).toBe(title);
      expect(await page.evaluate((element) => element === document.querySelector('main h1'), kept)).toBe(
        true,
      );
      const { place, aside } = await page.evaluate(
        () => (globalThis as unknown as { left: { place: number; aside: number } }).left,
      );
      expect(place).toBeGreaterThan(100);
      expect(aside).toBeGreaterThan(100);
      await expectSoon(() => page.evaluate(() => scrollY)).toBe(place);
      expect(await bannersAt(page)).toBe(aside);
      await expectSoon(() => page.evaluate((element) => element === document.activeElement, kept)).toBe(true);
    }));

  it('is gone from the page when the session ends', () =>
    asMember('66000116', async ({ page }) => {
      await open(page, '/me');
      await heading(page).waitFor();
      await tab(page, 'home').click();
      await expectSoon(() => heading(page).innerText()).toBe(say('content:home.title'));
      await expectSoon(() => page.locator('h1').count()).toBe(2);
      await page.evaluate(() => {
        localStorage.clear();
        // as another tab of the browser tells it
        dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
      });
      await page.waitForURL('**/en/join-us**');
      await expectSoon(() => page.locator('h1').count()).toBe(1);
    }));
});
