import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TAGS, personName, type Language } from '@resort/shared/contract';
import { expectSoon } from '../../page/expect-soon.ts';
import { openPhone } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';
import { askForCode, fillDetails, giveCode, joinButton } from './steps.ts';

/** The narrowest phone: the longest language must not overflow. */
const NARROW = { viewport: { width: 320, height: 640 } };
const TARGET = '/my-membership?from=letter';

/**
 * From the front page to the new card and on to the requested screen, at 320 px, without console complaints.
 */
export function joinIn(languages: readonly Language[]): void {
  describe.each(languages)('in %s', (language) => {
    it('a visitor registers, is welcomed with the card, and continues to the requested screen @essential', async () => {
      const { page, complaints, close } = await openPhone(browser, NARROW);
      const fits = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      // each language has its own product or its own number
      const phone = `6600013${languages.indexOf(language)}`;
      const door = `/${language}/join-us?${new URLSearchParams({ redirect: TARGET, ref: 'friend7' })}`;
      await askForCode(page, door, phone);
      await fits();
      await giveCode(page, phone);
      await page.waitForURL(`**/${language}/join-us?step=profile**ref=friend7`);
      await page.locator('input[name=firstName]').waitFor();
      await fits();
      await joinButton(page).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await fits();
      await fillDetails(page);
      await fits();
      await joinButton(page).click();

      const card = page.getByRole('article').first();
      await card.waitFor();
      await expectSoon(() => card.innerText()).toContain(
        personName({ firstName: 'Wing Yan', lastName: 'Cheang', chineseName: '鄭詠欣' }, language),
      );
      await fits();
      // `health`: reported units; no input is left
      const kept = await page.evaluate(() => Object.keys(sessionStorage));
      expect(kept.filter((key) => key !== 'health')).toEqual([]);
      await page.locator('main a').last().click();
      await page.waitForURL(`${product.origin}/${language}${TARGET}`);
      await card
        .getByText(/^8801 \d{4} \d{4}$/)
        .first()
        .waitFor(); // both sides of the card have it
      await expectSoon(() => page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS[language]);
      expect(complaints).toEqual([]);
      await close();
    });
  });
}
