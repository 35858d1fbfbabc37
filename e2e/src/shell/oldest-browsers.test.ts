import { expect, it } from '@jest/globals';
import { BROWSERS } from '@resort/shared/build/browsers';
import { textsOf } from '@resort/shared/testing/texts';
import { missingIn } from '../../../scripts/checks/browsers/missing.ts';
import { withoutMissing } from '../../../scripts/checks/browsers/without.ts';
import { openPhone, signIn } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';

const say = textsOf('shell');

it('a visitor signs in and sees the home without what the oldest declared browsers lack', async () => {
  const phone = await openPhone(browser);
  const { page, complaints } = phone;
  await page.addInitScript(withoutMissing(missingIn(BROWSERS)));
  await page.goto(`${product.origin}/en/sign-in`);
  const left = await page.evaluate(() => [
    'any' in AbortSignal,
    'timeout' in AbortSignal,
    'toSorted' in Array.prototype,
    'requestIdleCallback' in window,
    'startViewTransition' in document,
    'groupBy' in Object,
    'at' in Array.prototype,
  ]);
  expect(left).toEqual([false, false, false, false, false, false, true]);

  await signIn(page, product, '66000119');
  await page.waitForURL('**/en/my-membership');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('link', { name: say('tabs.home') }).click();
  await page.waitForURL('**/en/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.getByRole('link', { name: say('tabs.book') }).click();
  // home stays in the document, hidden, with a link of the same name
  await page.getByRole('heading', { level: 1, name: say('membership:book.title') }).waitFor();
  await page.getByRole('link', { name: say('membership:book.way.rooms.title') }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await phone.close();
});
