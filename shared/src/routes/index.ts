import type { QueryOf, RouteNeeds } from './needs.ts';

export { fitsQuery, type QueryNeeds, type RouteNeeds } from './needs.ts';

/** Every route that another domain may link to. `Link` renders no link to a screen that is not in the release. */
export const ROUTES = [
  '/',
  '/join-us',
  '/sign-in',
  '/sms',
  '/add-passkey',
  '/terms-n-conditions',
  '/my-membership',
  '/my-benefits',
  '/close-membership',
  '/my-qr',
  '/me',
  '/my-plans',
  '/invite',
  '/receipt',
  '/shared-plans',
  '/search',
  '/my-profile',
  '/edit-profile',
  '/rebinding',
  '/my-vouchers',
  '/use-voucher',
  '/offers',
  '/offer',
  '/saved-offers',
  '/share',
  '/spend-dollars',
  '/redeem-rewards',
  '/exchangeSure',
  '/exchangeSuccess',
  '/pointsSuccess',
  '/transaction-history',
  '/points-mall',
  '/points-goods',
  '/points-orders',
  '/points-order',
  '/points-pay',
  '/points-pay-result',
  '/book',
  '/hotels',
  '/hotel',
  '/hotel-room',
  '/hotel-booking',
  '/hotel-orders',
  '/hotel-order',
  '/hotel-check-in',
  '/cart',
  '/checkout',
  '/pay-result',
  '/dining',
  '/spa',
  '/shops',
  '/shop',
  '/shop-booking',
  '/shop-pay',
  '/shop-pay-result',
  '/shop-orders',
  '/shop-order',
  '/tickets',
  '/ticket',
  '/ticket-booking',
  '/ticket-pay',
  '/ticket-pay-result',
  '/ticket-orders',
  '/ticket-order',
  '/ticket-gate',
  '/companions',
  '/real-name',
  '/real-name-edit',
  '/home',
  '/articles',
  '/article',
  '/activities',
  '/activity',
  '/macau-info',
  '/landing',
  '/inbox',
  '/message',
  '/notifications',
  '/help',
  '/chat',
] as const;
export type RoutePath = (typeof ROUTES)[number];
/** The screens that open without a query. */
export type BarePath = Exclude<RoutePath, keyof RouteNeeds>;

/** The start page of members. */
export const HOME = '/my-membership' satisfies RoutePath;
/** The start page of visitors. */
export const DOOR = '/join-us' satisfies RoutePath;

/** A link below the language prefix: `to('/sms', { purpose: 'login' })` → `/sms?purpose=login`. */
export function to<P extends RoutePath>(path: P, ...[query]: QueryOf<P>): string {
  const given = Object.entries(query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return search === '' ? path : `${path}?${search}`;
}

/**
 * The target after sign-in, from `redirect=`: a path on this origin below the language prefix; otherwise the
 * card.
 */
export function wayBack(redirect: string | null): string {
  // no empty segment, no `..`, no backslash: the target stays on this origin wherever the path is appended and however
  // it is parsed
  const isLocal = redirect !== null && /^(?![^?#]*(?:\/[/.]|\\))\/\P{Cc}*$/u.test(redirect);
  return isLocal ? redirect : HOME;
}

let served: ReadonlySet<string> = new Set();
let kept: readonly string[] = [];

/**
 * The shell calls this before the first screen, with the paths of the release, and those whose screens stay when they
 * are left.
 */
export function serveRoutes(paths: readonly string[], keeps: readonly string[] = []): void {
  served = new Set(paths);
  kept = keeps;
}

/** Whether the screen of a link stays when it is left, so that a return shows it at once. */
export const isKept = (link: string): boolean => kept.includes(pathOf(link));

/**
 * Whether the release has the screen of a link. True for what is no path of the app, for the start page, which every
 * release redirects, and before the shell has said what there is. `Link` asks this for every link.
 */
export function isServed(link: string): boolean {
  const path = pathOf(link);
  return served.size === 0 || !/^\/./.test(path) || served.has(path);
}

/** The same as `to` if the release has the screen; otherwise undefined, and then no link is rendered. */
export function toServed(path: BarePath): string | undefined {
  return served.has(path) ? path : undefined;
}

/** Like `toServed`, for a link from data: a path of the app with its query. Anything else gives undefined. */
export function servedLink(link: string | null): string | undefined {
  return link !== null && served.has(pathOf(link)) ? link : undefined;
}

const pathOf = (link: string): string => link.split(/[?#]/)[0] ?? '';
