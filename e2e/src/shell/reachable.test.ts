import { expect, it } from '@jest/globals';
import { releaseIn } from '@resort/shared/release-in-page';
import type { Page } from 'playwright-core';
import { UNFINISHED } from '../gallery/unfinished.ts';
import { asMember, open } from '../page/as-member.ts';
import { product } from '../page/running-product.ts';

/** The screens that members open most, without those that need a choice made on the screen before. */
const MOST_USED = [
  '/home',
  '/search',
  '/my-membership',
  '/my-qr',
  '/my-benefits',
  '/me',
  '/my-plans',
  '/invite',
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
  '/companions',
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

/** It opens about sixty screens, one after the other. */
const PATIENCE_MS = 300_000;

/** Further than this nobody looks. */
const MOST_TAPS = 4;

/** Screens that no link leads to, and how they are reached. */
const WITHOUT_A_LINK: Readonly<Record<string, string>> = {
  '/join-us': 'a visitor’s first screen',
  '/sign-in': 'of visitors',
  '/sms': 'a step of signing in',
  '/add-passkey': 'a step of signing in',
  '/share': 'a link that another member sent',
  '/shared-plans': 'a link that another member sent',
  '/unsubscribe': 'a button of a push message',
  '/use-voucher': 'a button of a voucher',
  '/hotel-check-in': 'a link of a stay that begins within two days',
  '/checkout': 'a button of the cart',
  '/pay-result': 'the step after paying',
  '/shop-pay': 'the step after booking',
  '/shop-pay-result': 'the step after paying',
  '/ticket-pay': 'the step after holding tickets',
  '/ticket-pay-result': 'the step after paying',
  '/points-pay': 'the step after ordering',
  '/points-pay-result': 'the step after paying',
  '/pointsSuccess': 'the step after ordering',
};

/** Nothing in view waits for its content: on a busy machine the network may rest before a screen has shown what it got. */
const viewIsFinished = (page: Page) =>
  page.waitForFunction(
    (unfinished) =>
      [...document.querySelectorAll(unfinished)].every((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom <= 0 || top >= innerHeight;
      }),
    UNFINISHED,
  );

/** Paths and queries of all links of a screen, also of the parts that load when they come near. */
async function linksOn(page: Page, address: string): Promise<string[]> {
  await open(page, address);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  await viewIsFinished(page);
  for (let height = 0, before = -1; height !== before;) {
    before = height;
    height = await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      return document.body.scrollHeight;
    });
    // what has come into view begins to load with the next frames
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.waitForLoadState('networkidle');
  }
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.flatMap((href) => /^\/en(\/[^#]*)/.exec(href)?.[1] ?? []);
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

async function routesOfRelease(): Promise<string[]> {
  const html = await (await fetch(`${product.origin}/en/`)).text();
  return releaseIn(html).routes.map(({ path }) => path);
}

it(
  'the screens that members use most are at most two taps from home, and none is unreachable',
  () =>
    asMember('66000001', async ({ page }) => {
      const taps = await tapsFromHome(page, MOST_TAPS);
      const far = MOST_USED.filter((path) => (taps.get(path) ?? Infinity) > 2);
      expect(far.map((path) => `${path}: ${taps.get(path) ?? 'never'}`)).toEqual([]);
      const unlinked = (await routesOfRelease()).filter((path) => !taps.has(path));
      expect(unlinked.sort()).toEqual(Object.keys(WITHOUT_A_LINK).sort());
    }),
  PATIENCE_MS,
);
