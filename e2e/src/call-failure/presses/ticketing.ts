import { textsOf } from '@resort/shared/testing/texts';
import { open } from '../../page/as-member.ts';
import { button, ordersOf, title, type Press } from './press.ts';

const say = textsOf('shell');

/** Holding a ticket. */
export const ticketing: Press = {
  sends: 'POST /ticket/genOrderNo',
  async ready(page) {
    await open(page, '/ticket-booking?id=TEA-MUSEUM');
    await page.getByRole('radiogroup').nth(1).locator('[aria-disabled=false]').last().click();
    await page.locator('section[aria-labelledby=booking-tickets] fieldset button').nth(1).click();
    await page.getByRole('checkbox', { name: say.like('ticketing:booking.terms') }).check();
  },
  press: (page) => button(page, say('ticketing:booking.hold')).click(),
  done: (page) => title(page, say('ticketing:held.title')).waitFor(),
  effects: ordersOf('TICKET'),
};
