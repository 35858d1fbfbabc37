import type { RoutePath } from '@resort/shared/routes';

/** Where the named places of the app are; what is printed or sent names a place, and paths may change. */
export const FRONT_END_PATHS: ReadonlyMap<string, RoutePath> = new Map<string, RoutePath>([
  ['home', '/home'],
  ['membership', '/my-membership'],
  ['benefits', '/my-benefits'],
  ['vouchers', '/my-vouchers'],
  ['offers', '/offers'],
  ['rewards', '/redeem-rewards'],
  ['points-mall', '/points-mall'],
  ['hotels', '/hotels'],
  ['articles', '/articles'],
  ['activities', '/activities'],
  ['macau', '/macau-info'],
  ['inbox', '/inbox'],
  ['notifications', '/notifications'],
  ['help', '/help'],
  ['terms', '/terms-n-conditions'],
]);
