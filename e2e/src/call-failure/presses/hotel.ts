import { openBooking } from '../../hotel/booking.ts';
import { button, ordersOf, type Press } from './press.ts';

/** The room of this turn: the same for a week of days, which begin where the last turn's end. */
export const roomOf = (turn: number, from: number) => ({
  hotelCode: 'sjm',
  roomTypeCode: 'SJM-DELUXE',
  from: from + turn * 7,
});

/** Booking a room, which is held until it is paid. */
export const hotel: Press = {
  sends: 'POST /order/booking/hotel/reserve',
  ready: (page, { turn }) => openBooking(page, roomOf(turn, 10)),
  press: (page) => button(page, /^(?:Book and pay|Check my booking)/).click(),
  done: (page) => page.waitForURL('**/checkout?id=*'),
  effects: ordersOf('ROOM'),
};
