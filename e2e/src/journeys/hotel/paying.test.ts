import { textsOf } from '@resort/shared/testing/texts';
import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { expectSoon } from '../../page/expect-soon.ts';
import { asMember, asQuietMember, open } from '../../page/as-member.ts';
import '../../page/running-product.ts';
import { openBooking, holdStay, payAtCashier, type WantedStay } from './booking.ts';

const say = textsOf('hotel');

const amountIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
const HERITAGE: WantedStay = { hotelCode: 'sjm', roomTypeCode: 'SJM-DELUXE', from: 2 };

describe('a stay', () => {
  it('is paid, added to the calendar, and cancelled after showing its fee, with the rest refunded @essential', () =>
    asQuietMember('66000113', async ({ page }) => {
      await holdStay(page, HERITAGE);
      await payAtCashier(page, 'pay');
      await page.getByRole('heading', { level: 1, name: say('kit:payment.PAID.title') }).waitFor();
      await page.reload(); // polled again, never paid again
      await page.getByRole('heading', { level: 1, name: say('kit:payment.PAID.title') }).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: say('kit:calendar.add') }).click(),
      ]);
      const entry = await readFile(await file.path(), 'utf8');
      expect(entry).toMatch(
        /^BEGIN:VCALENDAR\r\n[^]*\r\nDTSTART;VALUE=DATE:\d{8}\r\n[^]*\r\nEND:VCALENDAR\r\n$/,
      );

      await page
        .getByRole('list', { name: say('result.booked') })
        .getByRole('link')
        .click();
      await page.getByRole('heading', { level: 1, name: say('order.titles.RESERVED') }).waitFor();
      await page.getByRole('button', { name: say('cancelling.cancel') }).click();
      const question = page.getByRole('dialog', { name: say('cancelling.question') });
      const amount = async (name: string) => {
        const value = question.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
        const [figures = ''] = /[\d,]+\.\d\d/.exec(await value.innerText()) ?? [];
        return Number(figures.replaceAll(',', ''));
      };
      const [fee, refund] = [await amount(say('cancelling.fee')), await amount(say('kit:refund.CARD'))];
      expect(fee).toBeGreaterThan(0);
      expect(Math.abs(fee - refund)).toBeLessThanOrEqual(0.011); // half of it
      await question.getByRole('button', { name: say('cancelling.confirm') }).click();
      await page.getByRole('heading', { level: 1, name: say('order.titles.CANCELLED') }).waitFor();
      await page.getByText(say.like('order.penalty')).waitFor();
      await page.getByText(/^Paid, MOP\s[\d,.]+ refunded · /).waitFor();
    }));

  it('that was declined is paid at the second attempt, once, whichever tab is used', () =>
    asMember('66000114', async ({ page }) => {
      await holdStay(page, { ...HERITAGE, from: 30 });
      const address = page.url();
      await payAtCashier(page, 'decline');
      await page.getByRole('heading', { level: 1, name: say('kit:payment.DECLINED.title') }).waitFor();
      await page.getByRole('link', { name: say('kit:payment.tryAgain') }).click();
      await page.waitForURL('**/checkout?id=*');

      const other = await page.context().newPage();
      await other.goto(address);
      await other.getByRole('button', { name: say.like('order.pay', { amount: 'MOP' }) }).waitFor();
      await payAtCashier(page, 'pay');
      await page.getByRole('heading', { level: 1, name: say('kit:payment.PAID.title') }).waitFor();
      await other.getByRole('button', { name: say.like('order.pay', { amount: 'MOP' }) }).click();
      await other.waitForURL('**/pay-result?**');
      await other.getByRole('heading', { level: 1, name: say('kit:payment.PAID.title') }).waitFor();
    }));

  it('whose tab was closed at the cashier is found again, and shows its payment status', () =>
    asMember('66000115', async ({ page }) => {
      await holdStay(page, { ...HERITAGE, from: 31 });
      await page.getByRole('button', { name: say.like('order.pay', { amount: 'MOP' }) }).click();
      await page.waitForURL('**/_pay?**');
      const cashier = await page.context().newPage();
      await cashier.goto(page.url());
      await open(page, '/hotel-orders?status=UNPAID');
      await page.getByRole('link', { name: 'Heritage Hotel' }).click();
      await page.getByRole('link', { name: say('order.seePayment') }).click();
      await page.getByRole('heading', { level: 1, name: say('kit:payment.waiting.title') }).waitFor();
      await cashier.locator('button[value=pay]').click();
      await page.getByRole('heading', { level: 1, name: say('kit:payment.PAID.title') }).waitFor();
    }));
});

describe('the cart', () => {
  it('becomes two bookings under one payment with a voucher; an item removed by mistake is restored', () =>
    asQuietMember('66000109', async ({ page }) => {
      for (const from of [45, 55]) {
        await openBooking(page, { ...HERITAGE, from });
        await page.getByRole('button', { name: say('book.addToCart') }).click();
        await page.waitForURL('**/cart');
        await page
          .getByRole('article')
          .nth(from === 45 ? 0 : 1)
          .waitFor();
      }
      await page
        .getByRole('button', { name: say.like('cart.remove') })
        .first()
        .click();
      await page.getByText(say('cart.total', { count: 1 })).waitFor();
      await page.getByRole('button', { name: say('kit:undo') }).click();
      await page.getByText(say('cart.total', { count: 2 })).waitFor();
      await page.getByRole('link', { name: say('cart.next') }).click();
      const all = page.getByRole('button', { name: say.like('details.book') });
      const whole = amountIn(await all.innerText());
      await page.getByRole('checkbox', { name: 'MOP 300 off your stay' }).first().check();
      await expectSoon(async () => amountIn(await all.innerText())).toBe(whole - 300);
      await all.click();
      await page.waitForURL('**/checkout?id=*');
      await page.getByText('−300.00').first().waitFor();
      await payAtCashier(page, 'delay');
      await page.getByRole('heading', { level: 1, name: say('kit:payment.waiting.title') }).waitFor();
      await page
        .getByRole('heading', { level: 1, name: say('kit:payment.PAID.title') })
        .waitFor({ timeout: 25_000 });
      const booked = page.getByRole('list', { name: say('result.booked') }).getByRole('link');
      await booked.nth(1).waitFor();
      await expectSoon(() => booked.count()).toBe(2);
      await booked.first().click();
      await page.getByText(say('order.together', { count: 1 })).waitFor();
      await open(page, '/cart');
      await page.getByRole('heading', { name: say('cart.none') }).waitFor();
    }));
});
