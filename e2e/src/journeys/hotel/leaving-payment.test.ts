import { describe, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectNone } from '../../page/expect-soon.ts';
import { asQuietMember } from '../../page/as-member.ts';
import '../../page/running-product.ts';
import { openBookingFromRoom, reserve, type WantedStay } from './booking.ts';

const say = textsOf('shell');

const HERITAGE: WantedStay = { hotelCode: 'sjm', roomTypeCode: 'SJM-DELUXE', from: 75 };
const bar = (page: Page) => page.getByRole('region', { name: say('hold.label') });
const payment = (page: Page) =>
  page.getByRole('button', { name: say.like('kit:payment.pay', { amount: 'MOP' }) });

/** Each way out of the payment step, and the screen where it ends. */
const WAYS: readonly [string, (page: Page) => Promise<unknown>, string][] = [
  ['the browser’s Back', (page) => page.goBack(), '**/hotel-room?**'],
  [
    'the app’s arrow',
    (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: say('kit:back') })
        .click(),
    '**/hotel-room?**',
  ],
];

describe('a member who leaves the payment of a stay', () => {
  it('sees on each screen that it is held, gets back to it, and can release it', () =>
    asQuietMember('66000112', async ({ page }) => {
      await openBookingFromRoom(page, HERITAGE);
      await reserve(page);
      await payment(page).waitFor();
      for (const [, leave, where] of WAYS) {
        await leave(page);
        await page.waitForURL(where);
        await bar(page).waitFor();
        await bar(page).getByRole('timer').waitFor();
        await bar(page)
          .getByRole('link', { name: say('hold.pay') })
          .click();
        await page.waitForURL('**/checkout?id=*');
        await payment(page).waitFor();
        await expectNone(bar(page));
      }

      // a tab, and back
      await page.goBack();
      await page
        .getByRole('navigation', { name: say('tabs.label') })
        .getByRole('link', { name: say('tabs.home') })
        .click();
      await page.waitForURL('**/home');
      await bar(page).waitFor();
      await page.goBack();
      await bar(page)
        .getByRole('link', { name: say('hold.order') })
        .click();
      await page.waitForURL('**/hotel-order?**');
      await expectNone(bar(page));
      await page.getByRole('button', { name: say('hotel:cancelling.cancel') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('hotel:cancelling.confirm') })
        .click();
      await page.getByRole('heading', { level: 1, name: say('hotel:order.titles.CANCELLED') }).waitFor();
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('kit:back') })
        .click();
      await page.waitForURL('**/hotel-room?**');
      await expectNone(bar(page));
    }));
});
