import { openOrder } from '../../../core/orders/open-order.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { transition } from '../../../core/orders/transition.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { TicketEvent } from '../performances/event-facts.ts';
import { ticketOrder, ticketPosition } from '../tables/tickets.ts';
import './kind.ts';
import { HOLD_SECONDS, TICKET_KIND } from './ticket-kind.ts';

interface NewOrder {
  readonly memberId: number;
  readonly event: TicketEvent;
  /** hundredths of MOP */
  readonly total: bigint;
  readonly actor: string;
}

/** Opens a held order for tickets of an event. */
export const openTicketOrder = (tx: Transaction, clock: Clock, { memberId, event, total, actor }: NewOrder) =>
  openOrder(tx, clock, {
    memberId,
    kind: TICKET_KIND,
    property: event.property,
    currency: 'MOP',
    rateToMop: '1',
    total,
    status: 'HELD',
    holdSeconds: HOLD_SECONDS,
    actor,
  });

type About = Omit<typeof ticketOrder.$inferInsert, 'orderId'> & {
  readonly places: readonly Pick<typeof ticketPosition.$inferInsert, 'category' | 'seat' | 'price'>[];
};

/** Stores what an order is for, and its places. */
export async function storePlaces(tx: Transaction, { id: orderId }: Order, { places, ...about }: About) {
  const { performanceId } = about;
  await tx.insert(ticketOrder).values({ orderId, ...about });
  const rows = places.map((place) => ({ orderId, performanceId, ...place }));
  return tx.insert(ticketPosition).values(rows).returning();
}

/** Issues the tickets of an order that needs no seats, names or money. */
export async function grantTickets(
  tx: Transaction,
  clock: Clock,
  order: Order,
  actor: string,
): Promise<Order> {
  const step = { orderId: order.id, from: ['HELD'], to: 'ISSUED', event: 'GRANTED', actor };
  return (await transition(tx, clock, step)).order;
}
