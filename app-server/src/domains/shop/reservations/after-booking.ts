import type { HookContext } from '../../../core/orders/order-kind.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';

/** Outbox work: asks a venue that confirms itself. */
export const VENUE_REQUEST = 'venue.request';
/** Sends the reservation's current version; a changed one is sent again. */
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

/** After a reservation was paid, or needs no deposit, asks an outlet that confirms itself. */
export async function askVenueOfPaid(tx: Transaction, { clock, order }: HookContext): Promise<void> {
  if (order.status === 'REQUESTED') await askVenue(tx, clock, { orderId: order.id, revision: 1 });
}
