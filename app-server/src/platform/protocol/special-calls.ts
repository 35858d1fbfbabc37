import type { CallKey } from '@resort/shared/contract';

/** GETs that change something (specification §7 has them): they take a nonce, as every other method does. */
export const STATE_CHANGING_GETS: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /user/logout',
  'GET /hotel/cart/delete',
  'GET /order/booking/hotel/cancelOrder',
  'GET /shop/reserver/order/cancel',
  'GET /member/logout',
  'GET /notification/info',
  'GET /realName/delete',
]);

/** Calls whose aim is reached when the session is over already, so they answer alike the second time. */
export const SERVED_AFTER_SESSION_END: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /user/logout',
  'GET /member/logout',
]);

/** Calls without a member that run once per key, and the member of the body that holds their ticket. */
export const TICKET_SCOPES: ReadonlyMap<CallKey, string> = new Map<CallKey, string>([
  ['POST /membership/register', 'registerTicket'],
]);
