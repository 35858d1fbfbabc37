import { describe, expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Locator, Page } from 'playwright-core';
import { asMember } from '../page/as-member.ts';
import { expectSoon } from '../page/expect-soon.ts';
import { product } from '../page/running-product.ts';

const say = textsOf('ticketing');

const SIZES = [
  { width: 390, height: 844, columns: 1 },
  { width: 768, height: 1024, columns: 2 },
  { width: 1440, height: 900, columns: 2 },
  // a phone in landscape
  { width: 844, height: 390, columns: 2 },
];

const leftOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? NaN);
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('an order', () => {
  it('has its tickets and its facts side by side where there is room', () =>
    asMember('66000001', async ({ page }) => {
      await page.goto(`${product.origin}/en/ticket-orders`);
      await page.locator('main a[href*="/ticket-order?"]').first().click();
      const title = page.getByRole('heading', { level: 1, name: say('ticketOrder.titles.ISSUED') });
      const facts = page.getByRole('heading', { level: 2, name: say('ticketOrder.facts') });
      await facts.waitFor();
      for (const { columns, ...size } of SIZES) {
        await page.setViewportSize(size);
        await expectSoon(async () => (await leftOf(facts)) > (await leftOf(title)) + size.width / 3).toBe(
          columns === 2,
        );
        expect(await scrollsSideways(page)).toBe(false);
      }
    }));
});
