import { textsOf } from '@resort/shared/testing/texts';
import { describe, expect, it } from '@jest/globals';
import { expectNone } from '../../page/expect-soon.ts';
import { eventually } from '../../page/eventually.ts';
import { openPhone, signIn, type Phone } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';
import { answersTo, onPhone, openSignIn, signOut } from './on-phone.ts';

const say = textsOf('auth');

describe('a session', () => {
  it('that begins in one tab begins in the other, and ends in both', () =>
    onPhone(async ({ page }) => {
      const other = await page.context().newPage();
      await openSignIn(other);
      await openSignIn(page);
      await signIn(page, product, '66000115');
      await page.waitForURL('**/my-membership');
      await other.waitForURL('**/my-membership');
      await other.getByRole('article').first().waitFor();
      await other.bringToFront();
      await signOut(other);
      await page.waitForURL('**/join-us');
      await page.goBack();
      await page.waitForURL(/join-us|sign-in/);
    }));

  it('of the oldest of six devices ends, which gets 40152 and is led to sign-in once, and back', async () => {
    const devices: Phone[] = [];
    try {
      for (let device = 0; device < 6; device += 1) {
        const phone = await openPhone(browser);
        devices.push(phone);
        await openSignIn(phone.page);
        await signIn(phone.page, product, '66000116');
        await phone.page.waitForURL('**/my-membership');
        await phone.page.getByRole('article').first().waitFor();
      }
      const [oldest, second] = devices as [Phone, Phone];
      await second.page.reload();
      await second.page.getByRole('article').first().waitFor();

      const codes = answersTo(oldest.page);
      await oldest.page.goto(`${product.origin}/en/my-membership?from=mail`);
      await oldest.page.waitForURL('**/en/join-us?redirect=%2Fmy-membership%3Ffrom%3Dmail');
      await eventually('the user check was answered', async () => codes.has('/gateway/user/info'));
      expect(codes.get('/gateway/user/info')).toEqual([40152]);
      await oldest.page.getByRole('link', { name: say('join.signIn') }).click();
      await signIn(oldest.page, product, '66000116');
      await oldest.page.waitForURL('**/en/my-membership?from=mail');
    } finally {
      for (const { close } of devices) await close();
    }
  });

  it.each([
    ['behind', -600_000, '66000113'],
    ['ahead', 600_000, '66000114'],
  ])(
    'begins on a device whose clock is ten minutes %s, with one extra signature each',
    (_name, offset, number) =>
      onPhone(async ({ page }) => {
        await page.addInitScript((off) => {
          const now = Date.now.bind(Date);
          Date.now = () => now() + off;
        }, offset);
        const codes = answersTo(page);
        await openSignIn(page);
        await signIn(page, product, number);
        await page.waitForURL('**/my-membership');
        await page.getByRole('article').first().waitFor();
        const refused = [...codes.values()].filter((given) => given.includes(10003));
        expect(refused).not.toEqual([]);
        // every call refused for its time was signed again, and then accepted
        for (const given of refused) expect(given.slice(0, 2)).toEqual([10003, 0]);
        expect(codes.get('/gateway/user/otp/login')).toEqual([0]); // the offset is known by then
        await expectNone(page.getByRole('dialog'));
      }),
  );
});
