import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { Page } from 'playwright-core';
import { asQuietMember } from '../../page/as-member.ts';
import { product } from '../../page/running-product.ts';
import { daysOf, payAtCashier } from './booking.ts';
import { wordsOf } from './words.ts';

const HOTEL = { hotelCode: 'sjm', roomTypeCode: 'SJM-DELUXE' };

/** From the list of hotels by its links to the booking, at the rate with a 50 % fee. */
async function find(page: Page, language: Language): Promise<void> {
  const days = new URLSearchParams(await daysOf({ ...HOTEL, from: 2 }));
  await page.goto(`${product.origin}/${language}/hotels?${days.toString()}`);
  await page.locator(`main article a[href*="hotelCode=${HOTEL.hotelCode}"]`).first().click();
  await page.locator(`main article a[href*="roomTypeCode=${HOTEL.roomTypeCode}"]`).first().click();
  await page.locator('main a[href*="rateCode=DINE"]').first().click();
}

/** Amounts in the dialog, by their names. */
async function amountOf(page: Page, name: RegExp): Promise<number> {
  const value = page.getByRole('dialog').getByText(name).locator('xpath=following-sibling::dd');
  const [figures = ''] = /[\d,]+\.\d\d/.exec(await value.innerText()) ?? [];
  return Number(figures.replaceAll(',', ''));
}

async function bookAndCancel(page: Page, language: Language): Promise<void> {
  const [hotel, kit] = [wordsOf('mf-hotel', language), wordsOf('shared', language)];
  const press = (key: string) => page.getByRole('button', { name: hotel(key) }).click();
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  await find(page, language);
  await press('book.reserveAndPay');
  await page.waitForURL(`**/${language}/checkout?id=*`);
  await payAtCashier(page, 'pay', kit('payment.pay'));
  await heading(kit('payment.PAID.title'));
  await page
    .getByRole('list', { name: hotel('result.booked') })
    .getByRole('link')
    .click();
  await heading(hotel('order.titles.RESERVED'));
  await press('cancelling.cancel');
  const fee = await amountOf(page, hotel('cancelling.fee'));
  expect(fee).toBeGreaterThan(0);
  expect(Math.abs(fee - (await amountOf(page, kit('refund.CARD'))))).toBeLessThanOrEqual(0.011);
  await press('cancelling.confirm');
  await heading(hotel('order.titles.CANCELLED'));
  await page.getByText(hotel('order.penalty')).waitFor();
  await page.getByText(kit('refund.titlePast')).waitFor();
}

// paying.test.ts covers English and more
describe.each(LANGUAGES.filter((one) => one !== 'en'))('in %s', (language) => {
  it('a stay is found, paid, and cancelled after showing its fee, in this language only', () =>
    asQuietMember('66000107', ({ page }) => bookAndCancel(page, language)));
});
