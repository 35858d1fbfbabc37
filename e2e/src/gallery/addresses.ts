import type { RouteNeeds } from '@resort/shared/routes';
import type { Page } from 'playwright-core';

/** An address below the language for a screen; `page` is a member's and shows a page of the product. */
type Address = (page: Page) => Promise<string>;

const at =
  (address: string): Address =>
  () =>
    Promise.resolve(address);

const go = async (page: Page, path: string) => page.goto(`${new URL(page.url()).origin}/en${path}`);

/** Found once: a test file opens the same screen in several looks. */
function once(find: Address): Address {
  let found: Promise<string> | undefined;
  return (page) => (found ??= find(page));
}

/** The first link to `path` on another screen. */
const linkOn = (screen: Address, path: string): Address =>
  once(async (page) => {
    await go(page, await screen(page));
    return hrefOf(page, path);
  });

async function hrefOf(page: Page, path: string): Promise<string> {
  const link = page.locator(`a[href^="/en${path}?"]`).first();
  await link.waitFor({ state: 'attached' });
  return ((await link.getAttribute('href')) ?? '').slice('/en'.length);
}

/** Another screen about the same order. */
const sameOrder =
  (order: Address, path: string): Address =>
  async (page) =>
    `${path}?${(await order(page)).split('?')[1] ?? ''}`;

/** The sheet of the first voucher links to the screen for the venue's PIN. */
const linkInVoucher = once(async (page) => {
  await go(page, '/my-vouchers');
  await page.getByRole('article').first().click();
  return hrefOf(page, '/use-voucher');
});

const hotelOrder = linkOn(at('/hotel-orders'), '/hotel-order');
const pointsOrder = linkOn(at('/points-orders'), '/points-order');
const ticketOrder = linkOn(at('/ticket-orders'), '/ticket-order');
const shopOrder = linkOn(at('/shop-orders'), '/shop-order');

/** What a member of the demo opens where a screen needs a query. A new such screen does not compile without a line. */
const ADDRESSES: Readonly<Record<keyof RouteNeeds, Address>> = {
  '/article': linkOn(at('/articles'), '/article'),
  '/activity': linkOn(at('/activities'), '/activity'),
  '/landing': at('/landing?id=season'),
  '/message': linkOn(at('/inbox'), '/message'),
  '/shared-plans': at('/shared-plans?token=unknown'),
  '/share': at('/share?token=unknown'),
  '/unsubscribe': at('/unsubscribe?token=unknown'),
  '/offer': linkOn(at('/offers'), '/offer'),
  '/use-voucher': linkInVoucher,
  '/exchangeSure': linkOn(at('/redeem-rewards'), '/exchangeSure'),
  '/exchangeSuccess': linkOn(at('/my-plans'), '/exchangeSuccess'),
  '/points-goods': linkOn(at('/points-mall'), '/points-goods'),
  '/points-order': pointsOrder,
  '/points-pay': sameOrder(pointsOrder, '/points-pay'),
  '/points-pay-result': sameOrder(pointsOrder, '/points-pay-result'),
  '/pointsSuccess': sameOrder(pointsOrder, '/pointsSuccess'),
  '/hotel': at('/hotel?hotelCode=sjm'),
  '/hotel-room': at('/hotel-room?hotelCode=sjm&roomTypeCode=SJM-DELUXE'),
  '/hotel-booking': at('/hotel-booking?hotelCode=sjm&roomTypeCode=SJM-DELUXE&rateCode=DINE'),
  '/hotel-order': hotelOrder,
  // the demo's next stay begins in more than two days
  '/hotel-check-in': at('/hotel-check-in?orderNo=H0000000000'),
  '/receipt': linkOn(hotelOrder, '/receipt'),
  '/pay-result': at('/pay-result?orderNo=H0000000000'),
  '/shop': at('/shop?id=LOTUS-ROOM'),
  '/shop-booking': at('/shop-booking?id=GARDEN-SPA'),
  '/shop-order': shopOrder,
  '/shop-pay': sameOrder(shopOrder, '/shop-pay'),
  '/shop-pay-result': sameOrder(shopOrder, '/shop-pay-result'),
  '/ticket': at('/ticket?id=HARBOUR-CONCERT'),
  '/ticket-booking': at('/ticket-booking?id=MOON-THEATRE'),
  '/ticket-order': ticketOrder,
  '/ticket-pay': sameOrder(ticketOrder, '/ticket-pay'),
  '/ticket-pay-result': sameOrder(ticketOrder, '/ticket-pay-result'),
  '/ticket-gate': linkOn(ticketOrder, '/ticket-gate'),
};

/** Where a screen is opened: its path, or an address with the query that its route needs. */
export function addressOf(page: Page, path: string): Promise<string> {
  const address = (ADDRESSES as Readonly<Record<string, Address>>)[path];
  return address ? address(page) : Promise.resolve(path);
}
