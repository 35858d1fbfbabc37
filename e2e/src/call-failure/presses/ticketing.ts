import { open } from '../../as-member.ts';
import { button, ordersOf, title, type Press } from './press.ts';

/** Holding a ticket. */
export const ticketing: Press = {
  sends: 'POST /ticket/genOrderNo',
  async ready(page) {
    await open(page, '/ticket-booking?id=TEA-MUSEUM');
    await page.getByRole('radiogroup').nth(1).locator('[aria-disabled=false]').last().click();
    await page.locator('section[aria-labelledby=booking-tickets] fieldset button').nth(1).click();
    await page.getByRole('checkbox', { name: /^I have read and accept/ }).check();
  },
  press: (page) => button(page, 'Hold these tickets').click(),
  done: (page) => title(page, 'Your tickets are held').waitFor(),
  effects: ordersOf('TICKET'),
};
