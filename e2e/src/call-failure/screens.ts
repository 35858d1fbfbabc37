import type { Page } from 'playwright-core';
import { holdStay } from '../journeys/hotel/booking.ts';
import { roomOf } from './presses/hotel.ts';
import type { Presser } from './presses/press.ts';
import { LOGIN_PROMOTION } from '../../../app-server/src/domains/auth/joining/consents.ts';

/** A screen that shows responses of a group's calls. */
interface Screen {
  isVisitors?: true;
  /** headings of promotions, which are silently omitted if their calls fail */
  ornaments?: readonly string[];
  /** its address after the language; creates what it needs before the fault */
  address: (page: Page, presser: Presser) => Promise<string>;
}

const at = (path: string): Screen => ({ address: () => Promise.resolve(path) });

/** By the names of the groups. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  auth: { ...at('/sign-in'), isVisitors: true, ornaments: [LOGIN_PROMOTION.title.en] },
  content: at('/articles'),
  dollars: at('/spend-dollars'),
  hotel: at('/hotels'),
  membership: at('/my-benefits'),
  payment: {
    async address(page, { turn }) {
      await holdStay(page, roomOf(turn, 170));
      const { pathname, search } = new URL(page.url());
      return pathname.slice('/en'.length) + search;
    },
  },
  shop: at('/dining'),
  ticketing: at('/tickets'),
  vouchers: at('/my-vouchers'),
};
