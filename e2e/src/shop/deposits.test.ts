import { describe, it } from '@jest/globals';
import { asQuietMember, open } from '../as-member.ts';
import { eventually } from '../eventually.ts';
import { openBooking, payAtCashier } from '../hotel/booking.ts';
import '../running-product.ts';
import { AVAILABLE, cancelHere, heading, inDays, press, question, times } from './screens.ts';

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
      await question(page).getByText('To your card').waitFor();
      await question(page).getByText('600.00').first().waitFor();
      await cancelHere(page);
      await eventually('the money’s way back', async () => {
        await page.reload();
        return (await page.getByText('Refunded', { exact: true }).count()) === 1;
      });
    }));

  it('of a treatment: by whom one wishes, the bill broken down, and held while it is paid', () =>
    asQuietMember('66000115', async ({ page }) => {
      await open(page, `/shop-booking?id=GARDEN-SPA&date=${inDays(3)}`);
      await page.getByRole('radio', { name: 'A woman' }).click();
      await times(page).first().click();
      await page.getByText('Tourism tax (5%)').waitFor();
      await page.getByText(/is left to pay on the day\.$/).waitFor();
      await press(page, /^Reserve and pay MOP /);
      await page.waitForURL('**/shop-pay?orderNo=*');
      await page.getByRole('timer').waitFor();
      await open(page, '/shop-orders');
      await page.getByText('Waits for payment').waitFor();
    }));
});

describe('a room and a dinner in one cart', () => {
  it('are paid once; the dinner is given up and its deposit comes back, the room stays', () =>
    asQuietMember('66000112', async ({ page }) => {
      await openBooking(page, { hotelCode: 'sjm', roomTypeCode: 'SJM-DELUXE', from: 20 });
      await press(page, 'Add to cart instead');
      await page.waitForURL('**/cart');
      await open(page, `/shop?id=ORCHID-TABLE`);
      await page.getByRole('radiogroup', { name: 'Date' }).locator(AVAILABLE).nth(4).click();
      await page
        .getByRole('link', { name: /Reserve a table at The Orchid Table$/ })
        .first()
        .click();
      await press(page, 'Add to cart');
      await page.waitForURL('**/cart');
      await page.getByText('Total for 2 items').waitFor();
      await page.getByRole('link', { name: 'Continue with your details' }).click();
      await press(page, /^Book all of it/);
      await page.waitForURL('**/checkout?id=*');
      await payAtCashier(page, 'pay');
      await heading(page, 'Thank you');
      await page
        .getByRole('list', { name: 'What you booked' })
        .getByRole('link', { name: /Orchid Table/ })
        .click();
      await heading(page, 'Your reservation');
      await press(page, 'Cancel the reservation');
      await question(page).getByText('To your card').waitFor();
      await question(page).getByText('600.00').first().waitFor();
      await cancelHere(page);
      await eventually('the money’s way back', async () => {
        await page.reload();
        return (await page.getByText(/^(Partly refunded|Refunded)$/).count()) === 1;
      });
      await open(page, '/hotel-orders?status=UPCOMING');
      await page.getByRole('link', { name: 'Heritage Hotel' }).click();
      await heading(page, 'We look forward to your stay');
      await page.getByText('Paid together with 1 other booking.').waitFor();
    }));
});
