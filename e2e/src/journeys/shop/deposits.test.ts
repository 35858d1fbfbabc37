import { anyOf } from '@resort/shared/testing/pattern';
import { textsOf } from '@resort/shared/testing/texts';
import { describe, it } from '@jest/globals';
import { expectAfterLoads } from '../../page/expect-soon.ts';
import { asQuietMember, open } from '../../page/as-member.ts';
import { openBooking, payAtCashier } from '../hotel/booking.ts';
import '../../page/running-product.ts';
import { AVAILABLE, cancelHere, heading, inDays, press, question, times } from './screens.ts';

const say = textsOf('shop');

describe('a deposit', () => {
  it('is paid once, and refunded in full while cancellation is free', () =>
    asQuietMember('66000120', async ({ page }) => {
      await open(page, '/shop?id=ORCHID-TABLE');
      const days = page.getByRole('radiogroup', { name: say('wish.date') });
      await days.locator(AVAILABLE).nth(4).click();
      await page
        .getByRole('link', { name: say.like('times.book.DINING', { name: 'The Orchid Table' }) })
        .first()
        .click();
      await page.getByText(say('booking.deposit', { amount: 'MOP 600.00' })).waitFor();
      await page.getByText(say.like('rule.until')).waitFor();
      await press(page, say('booking.pay', { amount: 'MOP 600.00' }));
      await page.waitForURL('**/shop-pay?orderNo=*');
      await press(page, say('order.pay', { amount: 'MOP 600.00' }));
      await page.waitForURL('**/_pay?**');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await heading(page, say('kit:payment.PAID.title'));
      await page.getByRole('link', { name: say('change.toOrder') }).click();
      await heading(page, say('order.titles.RESERVED'));
      await page.getByText(say('payStatus.PAID'), { exact: true }).waitFor();

      await press(page, say('cancel.cancel'));
      await question(page).getByText(say('kit:refund.CARD')).waitFor();
      await question(page).getByText('600.00').first().waitFor();
      await cancelHere(page);
      await expectAfterLoads(() => page.reload(), page.getByText(say('payStatus.REFUNDED'), { exact: true }));
    }));

  it('for a treatment: with a preferred therapist, an itemised bill, and a hold during payment', () =>
    asQuietMember('66000115', async ({ page }) => {
      await open(page, `/shop-booking?id=GARDEN-SPA&date=${inDays(3)}`);
      await page.getByRole('checkbox').first().click();
      await page.getByRole('radio', { name: say('therapist.F') }).click();
      await times(page).first().click();
      await page.getByText(say('kit:fields.price.tax', { rate: '5' })).waitFor();
      await page.getByText(say.like('booking.atVenue')).waitFor();
      await press(page, say.like('booking.pay', { amount: 'MOP' }));
      await page.waitForURL('**/shop-pay?orderNo=*');
      await page.getByRole('timer').waitFor();
      await open(page, '/shop-orders');
      await page.getByText(say('status.HELD')).waitFor();
    }));
});

describe('a room and a dinner in one cart', () => {
  it('are paid once; the dinner is cancelled and its deposit refunded, the room stays', () =>
    asQuietMember('66000112', async ({ page }) => {
      await openBooking(page, { hotelCode: 'sjm', roomTypeCode: 'SJM-DELUXE', from: 20 });
      await press(page, say('hotel:book.addToCart'));
      await page.waitForURL('**/cart');
      await open(page, `/shop?id=ORCHID-TABLE`);
      await page
        .getByRole('radiogroup', { name: say('wish.date') })
        .locator(AVAILABLE)
        .nth(4)
        .click();
      await page
        .getByRole('link', { name: say.like('times.book.DINING', { name: 'The Orchid Table' }) })
        .first()
        .click();
      await press(page, say('booking.addToCart'));
      await page.waitForURL('**/cart');
      await page.getByText(say('hotel:cart.total', { count: 2 })).waitFor();
      await page.getByRole('link', { name: say('hotel:cart.next') }).click();
      await press(page, say.like('hotel:details.book'));
      await page.waitForURL('**/checkout?id=*');
      await payAtCashier(page, 'pay');
      await heading(page, say('kit:payment.PAID.title'));
      await page
        .getByRole('list', { name: say('hotel:result.booked') })
        .getByRole('link', { name: /Orchid Table/ })
        .click();
      await heading(page, say('order.titles.RESERVED'));
      await press(page, say('cancel.cancel'));
      await question(page).getByText(say('kit:refund.CARD')).waitFor();
      await question(page).getByText('600.00').first().waitFor();
      await cancelHere(page);
      await expectAfterLoads(
        () => page.reload(),
        page.getByText(anyOf(say('payStatus.PART_REFUNDED'), say('payStatus.REFUNDED'))),
      );
      await open(page, '/hotel-orders?status=UPCOMING');
      await page.getByRole('link', { name: 'Heritage Hotel' }).click();
      await heading(page, say('hotel:order.titles.RESERVED'));
      await page.getByText(say('hotel:order.together', { count: 1 })).waitFor();
    }));
});
