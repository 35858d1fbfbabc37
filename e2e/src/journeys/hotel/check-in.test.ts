import { textsOf } from '@resort/shared/testing/texts';
import { it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { behindItsBack } from '../../../../app-server/test/database/running-database.ts';
import { asMember, open } from '../../page/as-member.ts';
import { expectNone } from '../../page/expect-soon.ts';
import { product } from '../../page/running-product.ts';
import { holdStay, payAtCashier } from './booking.ts';

const say = textsOf('hotel');

/** Books and pays a stay, and moves its arrival to tomorrow. Resolves to its number. */
async function stayOfTomorrow(page: Page): Promise<string> {
  await holdStay(page, { hotelCode: 'sjm', roomTypeCode: 'SJM-DELUXE', from: 82 });
  await payAtCashier(page, 'pay');
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  const tomorrow = `(now() at time zone 'Asia/Macau')::date + 1`;
  await behindItsBack(
    product.dataDir,
    `update hotel_order set check_in = ${tomorrow}, check_out = ${tomorrow} + 1
      where order_id = (select id from orders where order_no = '${orderNo}')`,
  );
  return orderNo;
}

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).first().click();
  await page.getByRole('option', { name: option }).first().click();
}

it('a member checks in online the day before, from the plans, and finds it in the booking', () =>
  asMember('66000107', async ({ page }) => {
    const orderNo = await stayOfTomorrow(page);
    await open(page, '/my-plans');
    await page.locator(`a[href*="/hotel-check-in?orderNo=${orderNo}"]`).click();
    await choose(page, say('checkIn.time'), '16:30');
    await page.getByRole('radio', { name: say('checkIn.beds.KING') }).check();
    await choose(page, say('checkIn.docType'), /^Passport/);
    await page.getByRole('textbox', { name: say('checkIn.docNo') }).fill('K12345678');
    await choose(page, say('checkIn.nationality'), 'Portugal');
    const born = page.getByRole('group', { name: say('checkIn.birth') }).locator('input');
    for (const [at, part] of ['1990', '5', '4'].entries()) await born.nth(at).fill(part);
    await page.getByRole('button', { name: say('checkIn.send') }).click();
    await page.getByText(say('checkIn.deskOriginals')).waitFor();
    await expectNone(page.getByText('K12345678'));
    await page.getByRole('link', { name: say('checkIn.toStay') }).click();
    await page.getByText(say('checkIn.sent')).waitFor();
  }));
