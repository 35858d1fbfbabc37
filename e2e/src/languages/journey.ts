import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TAGS, type Language } from '@resort/shared/contract';
import { expectSoon } from '../page/expect-soon.ts';
import { openPhone, signIn } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';
import { signOutHere, signOutLabel } from '../page/sign-out.ts';

/** The narrowest phone: the longest language must not overflow. */
const NARROW = { viewport: { width: 320, height: 640 } };

/** Sign-in, card, terms and sign-out in the given languages, at 320 px, without console complaints. */
export function journeyIn(languages: readonly Language[]): void {
  describe.each(languages)('in %s', (language) => {
    it('a member signs in, sees the card, reads the terms and signs out', async () => {
      const { page, complaints, close } = await openPhone(browser, NARROW);
      const fits = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.goto(`${product.origin}/${language}/sign-in`);
      await page.locator('input[type=tel]').waitFor();
      await fits();
      await signIn(page, product, '66000106');
      await page.waitForURL(`**/${language}/my-membership`);
      await page.getByRole('article').first().waitFor();
      await expectSoon(() => page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS[language]);
      await fits();

      await page.goto(`${product.origin}/${language}/terms-n-conditions`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await fits();

      await page.locator('nav a[href$="/me"]').click();
      await page.getByRole('button', { name: signOutLabel(language) }).waitFor();
      await fits();
      await signOutHere(page, language);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await fits();
      expect(complaints).toEqual([]);
      await close();
    });
  });
}
