import { textsOf } from '@resort/shared/testing/texts';
import { holdStay } from '../../journeys/hotel/booking.ts';
import { roomOf } from './hotel.ts';
import { button, type Press } from './press.ts';

const say = textsOf('shell');

/** Paying for a room. */
export const payment: Press = {
  sends: 'POST /hotel/pay',
  async ready(page, { turn }) {
    await holdStay(page, roomOf(turn, 90));
    await button(page, say.like('kit:payment.pay', { amount: 'MOP' })).waitFor();
  },
  press: (page) => button(page, say.like('kit:payment.pay', { amount: 'MOP' })).click(),
  done: (page) => page.waitForURL('**/_pay?**'),
  effects: `select count(*)::int as times from payment join member on member.id = member_id where member.phone = $1`,
};
