import type { HookContext } from '../../../core/orders/order-kind.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';

/** Work of the outbox: a venue that answers itself is asked. */
export const VENUE_REQUEST = 'venue.request';
/** Work of the outbox: a member is told what became of a reservation. */
export const RESERVATION_NEWS = 'reservation.news';

interface Named {
  readonly orderId: number;
  /** the order's version: a changed reservation is asked for and told of again */
  readonly version: number;
}

/** The order's number, which no repetition changes, is what the venue knows the request by. */
export const askVenue = (tx: Transaction, clock: HookContext['clock'], named: Named) =>
  enqueue(tx, clock, {
    topic: VENUE_REQUEST,
    payload: named,
    dedupeKey: `${named.orderId} ${named.version}`,
  });

export const tellNews = (
  tx: Transaction,
  clock: HookContext['clock'],
  { orderId, version, news }: Named & { readonly news: 'CONFIRMED' | 'DECLINED' },
) =>
  enqueue(tx, clock, {
    topic: RESERVATION_NEWS,
    payload: { orderId, news },
    dedupeKey: `${orderId} ${version}`,
  });

/** What follows a deposit, or a reservation without one. */
export async function askVenueOrConfirm(tx: Transaction, { clock, order }: HookContext): Promise<void> {
  const { id: orderId, version, status } = order;
  if (status === 'REQUESTED') await askVenue(tx, clock, { orderId, version });
  else await tellNews(tx, clock, { orderId, version, news: 'CONFIRMED' });
}
