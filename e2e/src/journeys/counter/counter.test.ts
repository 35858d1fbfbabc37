import { describe, expect, it } from '@jest/globals';
import { addDays, businessDate } from '@resort/shared/format';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { asQuietMember, open, openHome } from '../../page/as-member.ts';
import { eventually } from '../../page/eventually.ts';
import { openPhone, type Phone } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';

const hotel = textsOf('hotel');
const membership = textsOf('membership');
const vouchers = textsOf('vouchers');
const HOTELS = ['glp', 'sjm', 'gl', 'pvm', 'tkl'];

/** The counter of the resort's staff, on a phone of its own. */
async function atCounter(work: (page: Page) => Promise<void>): Promise<void> {
  const phone: Phone = await openPhone(browser);
  try {
    await phone.page.goto(`${product.origin}/_dev/counter`);
    await phone.page.locator('html[data-ready]').waitFor();
    await work(phone.page);
    expect(phone.complaints).toEqual([]);
  } finally {
    await phone.close();
  }
}
const tab = (page: Page, name: string) => page.getByRole('link', { name }).click();
const answer = (page: Page) => page.locator('output.done');

/** Books a stay that begins today and is paid at the hotel; its number, and the address of its screen. */
async function bookTonight(page: Page): Promise<{ orderNo: string; screen: string }> {
  const today = businessDate(new Date());
  const days = `checkIn=${today}&checkOut=${addDays(today, 1)}`;
  for (const hotelCode of HOTELS) {
    await open(page, `/hotel?hotelCode=${hotelCode}&${days}`);
    const rooms = page.getByRole('list', { name: hotel('hotel.rooms') });
    if (
      !(await rooms.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    const room = page.locator('article', { hasText: hotel.like('price.allIn') }).first();
    if ((await room.count()) === 0) continue;
    await room.getByRole('link').click();
    const rate = page.locator('article', { hasText: hotel('rate.pay.AT_HOTEL') }).first();
    await rate.getByRole('link', { name: hotel.like('rate.choose') }).click();
    await page.getByRole('button', { name: hotel.like('book.reserveAndPay') }).click();
    await page.waitForURL('**/hotel-order?id=*');
    const number = /H\d{6}[0-9A-Z]{8}/;
    await page.getByText(number).first().waitFor();
    const [orderNo = ''] = number.exec(await page.locator('main').innerText()) ?? [];
    return { orderNo, screen: page.url() };
  }
  throw new Error('no hotel has a room tonight');
}

/** The card stages the moment as soon as its letter is there, and never again. */
async function seeMomentOnce(page: Page, title: string): Promise<void> {
  const staged = page.getByRole('dialog', { name: title });
  await eventually(`the moment “${title}”`, async () => {
    await openHome(page);
    return staged.waitFor({ timeout: 6000 }).then(
      () => true,
      () => false,
    );
  });
  await staged.getByRole('button', { name: membership('pop.close') }).click();
  await staged.waitFor({ state: 'detached' });
  const isMoment = (url: string) => url.includes('/member/moment?');
  const [again] = await Promise.all([page.waitForResponse((one) => isMoment(one.url())), openHome(page)]);
  expect(((await again.json()) as { data: unknown }).data).toBeNull();
}

/** The code that a screen shows as a picture. */
async function codeOf(page: Page, call: string, show: () => Promise<unknown>): Promise<string> {
  const [response] = await Promise.all([page.waitForResponse((one) => one.url().includes(call)), show()]);
  return ((await response.json()) as { data: { content: string } }).data.content;
}

describe('a member at the counter', () => {
  it('books, checks in, dines and pays with dollars, checks out, reads the receipt and reviews, rises a tier and uses a voucher', () =>
    asQuietMember('66000119', async ({ page }) => {
      const { orderNo, screen } = await bookTonight(page);
      await atCounter(async (counter) => {
        await tab(counter, 'reception');
        const stay = counter.locator('#reception form').first();
        await stay.getByLabel('Booking number').fill(orderNo);
        await stay.locator('[name=roomNo]').fill('1204');
        await stay.getByRole('button', { name: 'Check in' }).click();
        await answer(counter).getByText('IN_HOUSE').waitFor();

        const code = await codeOf(page, '/user/qrCode', () => open(page, '/my-qr'));
        await tab(counter, 'cashier');
        await counter.getByLabel('Outlet').selectOption('LOTUS-ROOM');
        await counter.locator('[data-call=code] [name=code]').fill(code);
        await counter.getByRole('button', { name: 'Read the code' }).click();
        await answer(counter).getByText('CLASSIC').waitFor();
        await counter.locator('[name=total]').fill('1500');
        await counter.getByLabel('Of it in dollars').fill('50');
        await counter.getByRole('button', { name: 'Close the bill' }).click();
        // 1450.00 of money: 1 % in dollars, a point for MOP 10, and 600 + 1450 tier points are Silver
        await answer(counter).getByText('14.50').waitFor();
        await answer(counter).getByText('SILVER').waitFor();

        await tab(counter, 'reception');
        await stay.getByRole('button', { name: 'Check out' }).click();
        await answer(counter).getByText('CHECKED_OUT').waitFor();
      });
      await page.goto(screen);
      await page.getByRole('heading', { name: hotel('receipt.title') }).waitFor();
      await page.getByText('1204', { exact: true }).waitFor();
      await page.getByText(hotel('receipt.settled')).waitFor();
      await page.getByText(hotel('review.stars', { count: 5 }), { exact: true }).click();
      await page.getByRole('button', { name: hotel('review.send') }).click();
      await page.getByText(hotel('review.thanks')).waitFor();

      await seeMomentOnce(page, 'Welcome to Silver');
      await page.getByText('Silver').first().waitFor();
      await open(page, '/transaction-history');
      await page.getByText('The Lotus Room').first().waitFor();
      await eventually('the letter about the tier', async () => {
        await open(page, '/inbox');
        const letter = page.getByText('Welcome to Silver').first();
        return letter.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
      });

      await open(page, '/offers?category=dining');
      await page.getByRole('link', { name: 'The Atelier hour' }).click();
      await page.getByRole('button', { name: vouchers('coupon.take') }).click();
      const show = page.getByRole('link', { name: vouchers('coupon.show') });
      const code = await codeOf(page, '/offer/voucher/qrCode', () => show.click());
      await atCounter(async (counter) => {
        await counter.getByLabel('Outlet').selectOption('ATELIER-BAR');
        await counter.locator('[data-call="vouchers/burn"] [name=code]').fill(code);
        await counter.locator('[name=bill]').fill('200');
        await counter.getByRole('button', { name: 'Use the voucher' }).click();
        await answer(counter)
          .getByText(/^B\d{6}-\d{6}$/)
          .waitFor();
      });
    }));
});
