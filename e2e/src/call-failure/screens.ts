import type { Page } from 'playwright-core';
import { holdStay } from '../hotel/booking.ts';
import { roomOf } from './presses/hotel.ts';
import type { Presser } from './presses/press.ts';
import { LOGIN_PROMOTION } from '../../../app-server/src/content/joining.ts';

/** A screen that shows what a group's calls give. */
interface Screen {
  isVisitors?: true;
  /** headings of advertisements, which nobody misses: they are left out where they cannot be had, without a word */
  ornaments?: readonly string[];
  /** its address after the language; what it needs is made first, while the calls are well */
  address: (page: Page, presser: Presser) => Promise<string>;
}

const at = (path: string): Screen => ({ address: () => Promise.resolve(path) });

/** By the names of the groups. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  auth: { ...at('/sign-in'), isVisitors: true, ornaments: [LOGIN_PROMOTION.en.title] },
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
