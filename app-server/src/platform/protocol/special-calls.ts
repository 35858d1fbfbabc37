import type { CallKey } from '@resort/shared/contract';

/** GETs that change something (defined in specification §7): they consume a nonce, as other methods do. */
export const STATE_CHANGING_GETS: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /user/logout',
  'GET /hotel/cart/delete',
  'GET /order/booking/hotel/cancelOrder',
  'GET /shop/reserver/order/cancel',
  'GET /member/logout',
  'GET /notification/info',
  'GET /realName/delete',
]);

/** Calls whose goal is reached if the session has ended, so the second call has the same response. */
export const SERVED_AFTER_SESSION_END: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /user/logout',
  'GET /member/logout',
]);

/** Calls without a member that run once per key, and the body's member with their ticket. */
export const TICKET_SCOPES: ReadonlyMap<CallKey, string> = new Map<CallKey, string>([
  ['POST /membership/register', 'registerTicket'],
]);
