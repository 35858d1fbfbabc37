import type { RoutePath } from '@resort/shared/routes';

/** Paths of the app's named places. Printed and sent links use the name, because paths may change. */
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
