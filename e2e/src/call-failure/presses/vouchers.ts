import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { open } from '../../page/as-member.ts';
import { outletNamed } from '../../journeys/vouchers/outlet.ts';
import { button, type Press } from './press.ts';

const say = textsOf('shell');

const pin = (page: Page) => page.getByLabel(say('vouchers:use.pin'));
const typePin = async (page: Page) => pin(page).fill((await outletNamed('Atelier Bar')).pin);

/** Using a voucher at an outlet, where staff enter the PIN. */
export const vouchers: Press = {
  sends: 'POST /offer/voucher/burn',
  async ready(page) {
    await open(page, '/offers?category=dining');
    await page.getByRole('link', { name: 'The Atelier hour' }).click();
    await button(page, say('vouchers:coupon.take')).click();
    await page.getByRole('link', { name: say('vouchers:coupon.show') }).click();
    await page.getByRole('link', { name: say('vouchers:sheet.byPin') }).click();
    await typePin(page);
  },
  press: (page) => button(page, say('vouchers:use.confirm')).click(),
  typed: (page) => pin(page).inputValue(),
  retype: typePin,
  done: (page) => page.getByText(say.like('vouchers:used.receipt')).waitFor(),
  effects: `select count(*)::int as times from voucher_burn
    join voucher on voucher.id = voucher_id join member on member.id = member_id where member.phone = $1`,
};
