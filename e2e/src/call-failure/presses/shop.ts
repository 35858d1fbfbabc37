import { textsOf } from '@resort/shared/testing/texts';
import { open } from '../../page/as-member.ts';
import { inDays } from '../../journeys/shop/screens.ts';
import { button, ordersOf, type Press } from './press.ts';

const say = textsOf('shell');

const remarks = 'By the window, please';

/** Reserving a table. */
export const shop: Press = {
  sends: 'POST /shop/reserver/order/add',
  async ready(page, { turn }) {
    await open(page, `/shop-booking?id=LOTUS-ROOM&date=${inDays(4 + turn)}&time=19:00`);
    await page.getByText(say('shop:booking.wishes')).click();
    await page.getByLabel(say('shop:booking.remarks')).fill(remarks);
    // it takes no press before its price is known
    await button(page, say('shop:booking.reserve')).and(page.locator('[aria-disabled=false]')).waitFor();
  },
  press: (page) => button(page, say('shop:booking.reserve')).click(),
  typed: (page) => page.getByLabel(say('shop:booking.remarks')).inputValue(),
  done: (page) => page.getByText(say('shop:order.thanks.DINING')).waitFor(),
  effects: ordersOf('DINING'),
};
