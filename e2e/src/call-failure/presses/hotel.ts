import { anyOf } from '@resort/shared/testing/pattern';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { openBooking } from '../../journeys/hotel/booking.ts';
import { button, ordersOf, type Press } from './press.ts';

const say = textsOf('hotel');

/** The room of this turn: the same for a week of days, which begin where the last turn's end. */
export const roomOf = (turn: number, from: number) => ({
  hotelCode: 'sjm',
  roomTypeCode: 'SJM-DELUXE',
  from: from + turn * 7,
});

const reserve = (page: Page) => button(page, anyOf(say.like('book.reserveAndPay'), say('book.askAgain')));

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
