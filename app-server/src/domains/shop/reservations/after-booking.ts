import type { HookContext } from '../../../core/orders/order-kind.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';

/** Work of the outbox: a venue that answers itself is asked. */
export const VENUE_REQUEST = 'venue.request';
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

/** A reservation that was paid, or needs no deposit, is asked for where its outlet answers itself. */
export async function askVenueOfPaid(tx: Transaction, { clock, order }: HookContext): Promise<void> {
  if (order.status === 'REQUESTED') await askVenue(tx, clock, { orderId: order.id, revision: 1 });
}
