import { describe, expect, it } from '@jest/globals';
import { openPhone, signIn, type Phone } from '../phone.ts';
import { browser, product } from '../running-product.ts';
import { onPhone, openSignIn, signOut } from './on-phone.ts';

describe('a session', () => {
  it('that begins in one tab begins in the other, and ends in both', () =>
    onPhone(async ({ page }) => {
      const other = await page.context().newPage();
      await openSignIn(other);
      await openSignIn(page);
      await signIn(page, product, '66000115');
      await page.waitForURL('**/my-membership');
      await other.waitForURL('**/my-membership');
      await other.getByRole('article').waitFor();
      await other.bringToFront();
      await signOut(other);
      await page.waitForURL('**/join-us');
      await page.goBack();
      await page.waitForURL(/join-us|sign-in/);
    }));

  it('of the oldest of six devices ends, which hears 40152 and is led to sign-in once, and back', async () => {
    const devices: Phone[] = [];
    try {
      for (let device = 0; device < 6; device += 1) {
        const phone = await openPhone(browser);
        devices.push(phone);
        await openSignIn(phone.page);
        await signIn(phone.page, product, '66000116');
        await phone.page.waitForURL('**/my-membership');
        await phone.page.getByRole('article').waitFor();
      }
      const [oldest, second] = devices as [Phone, Phone];
      await second.page.reload();
      await second.page.getByRole('article').waitFor();

      const codes: unknown[] = [];
      oldest.page.on('response', async (response) => {
        if (response.url().includes('/gateway/'))
          codes.push(((await response.json()) as { code: unknown }).code);
      });
      await oldest.page.goto(`${product.origin}/en/my-membership?from=mail`);
      await oldest.page.waitForURL('**/en/join-us?redirect=%2Fmy-membership%3Ffrom%3Dmail');
      expect(codes[0]).toBe(40152);
      await oldest.page.getByRole('link', { name: 'Sign in' }).click();
      await signIn(oldest.page, product, '66000116');
      await oldest.page.waitForURL('**/en/my-membership?from=mail');
    } finally {
      for (const { close } of devices) await close();
    }
  });
});
