/** The parameters that a screen's query must contain: each of these, and at least one of a list. */
export type QueryNeeds = readonly (string | readonly [string, string, ...string[]])[];

/**
 * The needs that the remotes declare in their `remote.ts`, for the types of links. `defineRemote` compiles only if both
 * agree.
 */
export interface RouteNeeds {
  '/shared-plans': readonly ['token'];
  '/use-voucher': readonly ['id'];
  '/offer': readonly ['id'];
  '/share': readonly ['token'];
  '/unsubscribe': readonly ['token'];
  '/exchangeSure': readonly ['type', 'id'];
  '/exchangeSuccess': readonly ['orderNo'];
  '/pointsSuccess': readonly ['orderNo'];
  '/points-goods': readonly ['id'];
  '/points-order': readonly ['orderNo'];
  '/points-pay': readonly ['orderNo'];
  '/points-pay-result': readonly ['orderNo'];
  '/hotel': readonly ['hotelCode'];
  '/hotel-room': readonly ['hotelCode', 'roomTypeCode'];
  '/hotel-booking': readonly ['hotelCode', 'roomTypeCode', 'rateCode'];
  '/hotel-order': readonly ['id'];
  '/hotel-check-in': readonly ['orderNo'];
  '/receipt': readonly ['orderNo'];
  '/pay-result': readonly ['orderNo'];
  '/shop': readonly ['id'];
  '/shop-booking': readonly [readonly ['id', 'orderNo']];
  '/shop-pay': readonly ['orderNo'];
  '/shop-pay-result': readonly ['orderNo'];
  '/shop-order': readonly ['orderNo'];
  '/ticket': readonly ['id'];
  '/ticket-booking': readonly ['id'];
  '/ticket-pay': readonly ['orderNo'];
  '/ticket-pay-result': readonly ['orderNo'];
  '/ticket-order': readonly ['orderNo'];
  '/ticket-gate': readonly ['orderNo', 'ticketNo'];
  '/article': readonly ['id'];
  '/activity': readonly ['id'];
  '/landing': readonly ['id'];
  '/message': readonly ['id'];
}

/** Whether a query has everything that the screen needs. An empty value counts as missing. */
export function fitsQuery(needs: QueryNeeds | undefined, query: URLSearchParams): boolean {
  const has = (name: string) => !!query.get(name);
  return !needs?.some((need) => !(typeof need === 'string' ? has(need) : need.some(has)));
}

type Query = Record<string, string | undefined>;

type NeededBy<P> = P extends keyof RouteNeeds ? RouteNeeds[P] : readonly [];
type Named<Need> = Need extends string
  ? Record<Need, string>
  : Need extends readonly (infer Name extends string)[]
    ? { [N in Name]: Record<N, string> }[Name]
    : never;
type AllOf<Needs> = Needs extends readonly [infer First, ...infer Rest]
  ? Named<First> & AllOf<Rest>
  : unknown;
/** for one of several paths: the needs of all of them together */
type Together<P> = (P extends unknown ? (query: AllOf<NeededBy<P>>) => void : never) extends (
  query: infer Q,
) => void
  ? Q
  : never;

/** The argument after the path in `to`: a query with what the screen needs, or none if it needs nothing. */
export type QueryOf<P> = unknown extends Together<P> ? [query?: Query] : [query: Query & Together<P>];
