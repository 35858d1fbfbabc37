import { expect, it } from '@jest/globals';
import type { ReleaseDocument } from '@resort/shared/remote';
import type { Page } from 'playwright-core';
import { asMember, open } from './as-member.ts';
import { product } from './running-product.ts';

/** The screens that members open most, without those that need a choice made on the screen before. */
const MOST_USED = [
  '/home',
  '/search',
  '/my-membership',
  '/my-qr',
  '/my-benefits',
  '/me',
  '/my-plans',
  '/my-profile',
  '/book',
  '/hotels',
  '/hotel',
  '/hotel-orders',
  '/hotel-order',
  '/cart',
  '/dining',
  '/spa',
  '/shops',
  '/shop',
  '/shop-orders',
  '/shop-order',
  '/tickets',
  '/ticket',
  '/ticket-orders',
  '/ticket-order',
  '/real-name',
  '/offers',
  '/offer',
  '/saved-offers',
  '/my-vouchers',
  '/spend-dollars',
  '/redeem-rewards',
  '/transaction-history',
  '/points-mall',
  '/points-orders',
  '/articles',
  '/article',
  '/activities',
  '/macau-info',
  '/inbox',
  '/notifications',
  '/help',
  '/terms-n-conditions',
];

/** Screens that no link leads to: steps of a process, and targets of links from outside. */
const WITHOUT_A_LINK: Readonly<Record<string, string>> = {};

/** Paths of all links that a loaded screen has, below the language; lists of a screen come after its title. */
async function linksOn(page: Page, address: string): Promise<string[]> {
  await open(page, address);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  // parts further down load when they come near
  for (let step = 0; step < 6; step++) {
    await page.mouse.wheel(0, 900);
    await page.waitForLoadState('networkidle');
  }
  const hrefs = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return hrefs.flatMap((href) => /^\/en(\/[^#]*)$/.exec(href ?? '')?.[1] ?? []);
}

const pathOf = (address: string) => address.split('?')[0] ?? '';

/** The fewest taps from home to each screen, following one link to each path. */
async function tapsFromHome(page: Page, most: number): Promise<Map<string, number>> {
  const taps = new Map([['/home', 0]]);
  let ring = ['/home'];
  for (let tap = 1; tap <= most && ring.length > 0; tap++) {
    const next: string[] = [];
    for (const address of ring) {
      for (const link of await linksOn(page, address)) {
        if (taps.has(pathOf(link))) continue;
        taps.set(pathOf(link), tap);
        next.push(link);
      }
    }
    ring = next;
  }
  return taps;
}

it('every screen that members use most is at most two taps from home, and no screen is unreachable', () =>
  asMember('66000001', async ({ page }) => {
    const taps = await tapsFromHome(page, 5);
    const far = MOST_USED.filter((path) => (taps.get(path) ?? Infinity) > 2);
    expect(far.map((path) => `${path}: ${taps.get(path) ?? 'never'}`)).toEqual([]);

    const page_ = await (await fetch(`${product.origin}/release.json`)).json();
    const routes = (page_ as ReleaseDocument).remotes.flatMap((remote) => remote.routes);
    const lost = routes.map(({ path }) => path).filter((path) => !taps.has(path) && !(path in WITHOUT_A_LINK));
    expect(lost).toEqual([]);
  }));
