import { eq } from 'drizzle-orm';
import { openOrder } from '../../../core/orders/open-order.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { transition } from '../../../core/orders/transition.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { ticket, ticketOrder, ticketPosition } from '../tables/tickets.ts';
import type { TicketEvent } from '../sessions/event-facts.ts';
import type { EventSession } from '../sessions/session-facts.ts';
import './kind.ts';
import { HOLD_SECONDS, TICKET_KIND } from './ticket-kind.ts';

interface FreeOrder {
  readonly memberId: number;
  readonly event: TicketEvent;
  readonly session: EventSession;
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
  { memberId, event, session, places, termsVersion, inviteId, actor, take }: FreeOrder,
) {
  const order = await openOrder(tx, clock, {
    memberId,
    kind: TICKET_KIND,
    property: event.property,
    currency: 'MOP',
    rateToMop: '1',
    total: 0n,
    status: 'HELD',
    holdSeconds: HOLD_SECONDS,
    actor,
  });
  const about = { orderId: order.id, sessionId: session.id };
  await tx.insert(ticketOrder).values({ ...about, termsVersion, refund: null, inviteId });
  await tx.insert(ticketPosition).values(places.map((place) => ({ ...about, ...place, price: 0n })));
  await take(order);
  await transition(tx, clock, { orderId: order.id, from: ['HELD'], to: 'ISSUED', event: 'GRANTED', actor });
  const tickets = await tx
    .select({ id: ticket.id, ticketNo: ticket.ticketNo })
    .from(ticket)
    .innerJoin(ticketPosition, eq(ticketPosition.id, ticket.positionId))
    .where(eq(ticketPosition.orderId, order.id));
  return { order, tickets };
}
