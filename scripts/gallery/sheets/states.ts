import type { Access } from '@resort/shared/remote';
import type { Page } from 'playwright-core';

/** A further state of a screen: at another address, or after a press. */
export interface ScreenState {
  /** the column's name */
  name: string;
  /** with its query; ids come from the demo data */
  path: string;
  access: Access;
  /** elements to press in order; the first match of each selector */
  presses?: readonly string[];
}

const member = (name: string, path: string, ...presses: string[]): ScreenState => ({
  name,
  path,
  access: 'member',
  presses,
});
const visitor = (name: string, path: string, ...presses: string[]): ScreenState => ({
  ...member(name, path, ...presses),
  access: 'public',
});

/** By unit. Selectors do not depend on texts, so that they work in every language. */
export const STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  shell: [
    visitor('no such page', '/nowhere-at-all'),
    visitor('settings', '/sign-in', 'header button:last-of-type'),
  ],
  'mf-auth': [
    visitor('joining', '/join-us?step=phone'),
    visitor('errors', '/sign-in?by=normal', 'main button[type=submit]'),
    visitor('area code', '/sign-in', 'main button[aria-haspopup]'),
  ],
  'mf-membership': [member('change of name', '/edit-profile?part=name')],
  'mf-dollars': [
    member('a reward', '/exchangeSure?type=dollar&id=1001'),
    member('goods', '/points-goods?id=1012'),
    member('an order', '/points-orders', 'main li a'),
    member('an entry', '/transaction-history', 'main li button'),
  ],
  'mf-hotel': [
    member('a booking', '/hotel-orders', 'main li a'),
    member('other days', '/hotel-orders', 'main li a', 'main a[href*="change=stay"]'),
    member('other guests', '/hotel-orders', 'main li a', 'main a[href*="change=guests"]'),
  ],
  'mf-vouchers': [
    member('a voucher', '/my-vouchers', 'main li a'),
    member('used', '/my-vouchers?status=used'),
    member('an offer', '/offer?id=1'),
    member('nothing found', '/offers?q=zzzz'),
  ],
};

/** Brings the page into the state. */
export async function pressAll(page: Page, { presses = [] }: ScreenState): Promise<void> {
  for (const press of presses) {
    await page.locator(press).first().click();
    await page.waitForLoadState('networkidle');
  }
}
