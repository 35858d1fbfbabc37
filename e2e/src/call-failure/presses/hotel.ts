import type { Page } from 'playwright-core';
import { openBooking } from '../../hotel/booking.ts';
import { button, ordersOf, type Press } from './press.ts';

/** The room for this attempt: the same for a week of days that begins after the last attempt's. */
export const roomOf = (turn: number, from: number) => ({
  hotelCode: 'sjm',
  roomTypeCode: 'SJM-DELUXE',
  from: from + turn * 7,
});

const reserve = (page: Page) => button(page, /^(?:Book and pay|Check my booking)/);

/** Booking a room, which is held until it is paid. */
export const hotel: Press = {
  sends: 'POST /order/booking/hotel/reserve',
  async ready(page, { turn }) {
    await openBooking(page, roomOf(turn, 10));
    await reserve(page).waitFor();
  },
  press: (page) => reserve(page).click(),
  done: (page) => page.waitForURL('**/checkout?id=*'),
  effects: ordersOf('ROOM'),
};
