import { describe, expect, it } from '@jest/globals';
import { addDays, businessDate } from '@resort/shared/format';
import type { Page } from 'playwright-core';
import { asMember, asQuietMember, open } from '../as-member.ts';
import { eventually } from '../eventually.ts';
import '../running-product.ts';

const today = () => businessDate(new Date());
/** Far enough for every lead time and every free cancellation. */
const inDays = (days: number) => addDays(today(), days);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const question = (page: Page) => page.getByRole('dialog', { name: 'Cancel this reservation?' });
/** What of a choice can be had. */
const AVAILABLE = '[aria-disabled=false]';

describe('a table', () => {
  it('is found and reserved in three taps from the list; a second one at that time is refused; it is changed and cancelled', () =>
    asQuietMember('66000116', async ({ page }) => {
      await open(page, `/dining?date=${inDays(1)}&time=19:00`);
      await page.getByRole('link', { name: '19:00 Reserve a table at The Lotus Room' }).click(); // the first tap
      await press(page, 'Reserve'); // and the second
      await page.getByText('Thank you, your table is reserved.').waitFor();
      await page.getByText('19:00–21:00').waitFor();

      await open(page, `/shop-booking?id=LOTUS-ROOM&date=${inDays(1)}&time=19:00`);
      await press(page, 'Reserve');
      await page.getByText('You already have a reservation here at this time.').waitFor();
      await page.getByRole('link', { name: 'See my reservations' }).click();
      await page.getByRole('link', { name: 'The Lotus Room' }).click();

      await page.getByRole('link', { name: 'Change the reservation' }).click();
      await page.getByRole('radio', { name: /^20:00/ }).click();
      await press(page, 'Guests: one more');
      await page.getByText('Your wishes').click();
      await page.getByLabel('Remarks').fill('By the window, please');
      await page.reload();
      expect(await page.getByLabel('Remarks').inputValue()).toBe('By the window, please');
      await press(page, 'Save the change');
      await page.getByText('20:00–22:00').waitFor();
      await page.getByText('3 guests').waitFor();

      await page.getByText('You may cancel free of charge.').waitFor();
      await press(page, 'Cancel the reservation');
      await question(page).getByText('It costs you nothing.').waitFor();
      await question(page).getByRole('button', { name: 'Cancel the reservation' }).click();
      await heading(page, 'Cancelled');
    }));

  it('that went to somebody else meanwhile: what was typed stays, and what is free is offered', () =>
    asMember('66000117', ({ page: one }) =>
      asMember('66000118', async ({ page: other }) => {
        const room = `/shop-booking?id=LOTUS-ROOM&date=${inDays(2)}&time=19:00&party=6&area=moon-room`;
        await open(one, room);
        await one.getByText('Your wishes').click();
        await one.getByLabel('Remarks').fill('A birthday cake');
        await open(other, room);
        await press(other, 'Reserve');
        await other.getByText('Thank you, your table is reserved.').waitFor();

        await press(one, 'Reserve');
        await one.getByText('This time is no longer available. Please choose another.').waitFor();
        expect(await one.getByLabel('Remarks').inputValue()).toBe('A birthday cake');
        const offered = one.getByRole('radiogroup', { name: 'Times that are still free' });
        await offered.getByRole('radio').first().click();
        await press(one, 'Reserve');
        await one.getByText('Thank you, your table is reserved.').waitFor();
        await one.getByText('A birthday cake').waitFor();
      }),
    ));

  it('is asked of a venue that answers itself, which declines; the member is told', () =>
    asQuietMember('66000119', async ({ page }) => {
      await open(page, `/shop-booking?id=TASCA-DO-LARGO&date=${inDays(2)}&party=8`);
      await page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').first().click();
      await page.getByText(/answers each request itself/).waitFor();
      await press(page, 'Send the request');
      await page.waitForURL('**/shop-order?orderNo=*');
      await eventually('the venue’s answer', async () => {
        await page.reload();
        return (await page.getByRole('heading', { name: 'The venue could not accept it' }).count()) === 1;
      });
      await page.getByRole('link', { name: 'Reserve again' }).waitFor();
    }));
});

describe('a deposit', () => {
  it('is paid once, and comes back in full while cancelling is free', () =>
    asQuietMember('66000120', async ({ page }) => {
      await open(page, '/shop?id=ORCHID-TABLE');
      const days = page.getByRole('radiogroup', { name: 'Date' });
      await days.locator(AVAILABLE).nth(4).click();
      await page
        .getByRole('link', { name: /Reserve a table at The Orchid Table$/ })
        .first()
        .click();
      await page.getByText('MOP 600.00 is to be paid now. It is taken off your bill.').waitFor();
      await page.getByText(/^You may cancel or change it free of charge until /).waitFor();
      await press(page, 'Reserve and pay MOP 600.00');
      await page.waitForURL('**/shop-pay?orderNo=*');
      await press(page, 'Pay MOP 600.00');
      await page.waitForURL('**/_pay?**');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await heading(page, 'Thank you');
      await page.getByRole('link', { name: 'See the reservation' }).click();
      await heading(page, 'Your reservation');
      await page.getByText('Paid', { exact: true }).waitFor();

      await press(page, 'Cancel the reservation');
      await question(page).getByText('Your deposit of MOP 600.00 comes back in full.').waitFor();
      await question(page).getByRole('button', { name: 'Cancel the reservation' }).click();
      await heading(page, 'Cancelled');
      await eventually('the money’s way back', async () => {
        await page.reload();
        return (await page.getByText('Refunded', { exact: true }).count()) === 1;
      });
    }));

  it('of a treatment: by whom one wishes, the bill broken down, and held while it is paid', () =>
    asQuietMember('66000115', async ({ page }) => {
      await open(page, `/shop-booking?id=GARDEN-SPA&date=${inDays(3)}`);
      await page.getByRole('radio', { name: 'A woman' }).check();
      await page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').first().click();
      await page.getByText('Tourism tax (5%)').waitFor();
      await page.getByText(/is left to pay on the day\.$/).waitFor();
      await press(page, /^Reserve and pay MOP /);
      await page.waitForURL('**/shop-pay?orderNo=*');
      await page.getByRole('timer').waitFor();
      await open(page, '/shop-orders');
      await page.getByText('Waits for payment').waitFor();
    }));
});
