import { eq } from 'drizzle-orm';
import type { Order } from '../../../core/orders/order-kind.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { ticket, ticketPosition } from '../tables/tickets.ts';
import type { TicketEvent } from '../performances/event-facts.ts';
import type { EventPerformance } from '../performances/performance-facts.ts';
import { grantTickets, openTicketOrder, storePlaces } from './new-order.ts';

interface FreeOrder {
  readonly memberId: number;
  readonly event: TicketEvent;
  readonly performance: EventPerformance;
  readonly places: readonly { readonly category: string; readonly seat: string | null }[];
  readonly termsVersion: string;
  /** the giver's invitation, which the ticket still counts against */
  readonly inviteId: number | null;
  readonly actor: string;
  /** takes the order's inventory; called while it is held */
  readonly take: (order: Order) => Promise<void>;
}

/** A free order, issued at once: a gift, or tickets of an invitation. It cannot be refunded. */
export async function issueFree(
  tx: Transaction,
  clock: Clock,
  { memberId, event, performance, places, termsVersion, inviteId, actor, take }: FreeOrder,
) {
  const order = await openTicketOrder(tx, clock, { memberId, event, total: 0n, actor });
  const free = places.map((place) => ({ ...place, price: 0n }));
  await storePlaces(tx, order, {
    performanceId: performance.id,
    termsVersion,
    refund: null,
    inviteId,
    places: free,
  });
  await take(order);
  await grantTickets(tx, clock, order, actor);
  const tickets = await tx
    .select({ id: ticket.id, ticketNo: ticket.ticketNo })
    .from(ticket)
    .innerJoin(ticketPosition, eq(ticketPosition.id, ticket.positionId))
    .where(eq(ticketPosition.orderId, order.id));
  return { order, tickets };
}
