import type { HookContext } from '../../../core/orders/order-kind.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';

/** Work of the outbox: a venue that answers itself is asked. */
export const VENUE_REQUEST = 'venue.request';
/** Work of the outbox: a member is told what became of a reservation. */
export const RESERVATION_NEWS = 'reservation.news';

/** Asks for a reservation as it is now; a changed one is asked for again. */
export const askVenue = (
  tx: Transaction,
  clock: HookContext['clock'],
  request: { readonly orderId: number; readonly revision: number },
) =>
  enqueue(tx, clock, {
    topic: VENUE_REQUEST,
    payload: request,
    dedupeKey: `${request.orderId} ${request.revision}`,
  });

/** What members are told of a reservation. */
export const RESERVATION_NEWS_KINDS = ['CONFIRMED', 'DECLINED', 'CHANGE_DECLINED'] as const;
export type ReservationNews = (typeof RESERVATION_NEWS_KINDS)[number];

export const tellNews = (
  tx: Transaction,
  clock: HookContext['clock'],
  { orderId, version, news }: { orderId: number; version: number; news: ReservationNews },
) =>
  enqueue(tx, clock, {
    topic: RESERVATION_NEWS,
    payload: { orderId, news },
    dedupeKey: `${orderId} ${version}`,
  });

/** What follows a deposit, or a reservation without one. */
export async function askVenueOrConfirm(tx: Transaction, { clock, order }: HookContext): Promise<void> {
  const { id: orderId, version, status } = order;
  if (status === 'REQUESTED') await askVenue(tx, clock, { orderId, revision: 1 });
  else await tellNews(tx, clock, { orderId, version, news: 'CONFIRMED' });
}
