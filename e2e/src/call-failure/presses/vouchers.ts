import type { Page } from 'playwright-core';
import { open } from '../../as-member.ts';
import { outletNamed } from '../../vouchers/outlet.ts';
import { button, type Press } from './press.ts';

const pin = (page: Page) => page.getByLabel('PIN of the outlet');
const typePin = async (page: Page) => pin(page).fill((await outletNamed('Atelier Bar')).pin);

/** Using a voucher at an outlet, whose staff enter the PIN. */
export const vouchers: Press = {
  sends: 'POST /offer/voucher/burn',
  async ready(page) {
    await open(page, '/offers?category=dining');
    await page.getByRole('link', { name: 'The Atelier hour' }).click();
    await button(page, 'Take this voucher').click();
    await page.getByRole('link', { name: 'Show my voucher' }).click();
    await page.getByRole('link', { name: /PIN/ }).click();
    await typePin(page);
  },
  press: (page) => button(page, 'Use this voucher').click(),
  typed: (page) => pin(page).inputValue(),
  retype: typePin,
  done: (page) => page.getByText(/^Receipt /).waitFor(),
  effects: `select count(*)::int as times from voucher_burn
    join voucher on voucher.id = voucher_id join member on member.id = member_id where member.phone = $1`,
};
