import { asc, eq } from 'drizzle-orm';
import type { Order } from '../../../core/orders/order-kind.ts';
import type { Executor } from '../../../platform/context.ts';
import { eventPerformance, ticket, ticketEvent, ticketOrder, ticketPosition } from '../tables/tickets.ts';

export type Position = typeof ticketPosition.$inferSelect;

/** A place of an order, with the state of its ticket where there is one. */
export interface Place {
  readonly position: Position;
  readonly ticket: typeof ticket.$inferSelect.status | null;
}

/** What an order of tickets is for, and its places in their order. */
export async function placesOf(db: Executor, order: Pick<Order, 'id'>) {
  const [about] = await db
    .select({ performance: eventPerformance, event: ticketEvent })
    .from(ticketOrder)
    .innerJoin(eventPerformance, eq(eventPerformance.id, ticketOrder.performanceId))
    .innerJoin(ticketEvent, eq(ticketEvent.code, eventPerformance.event))
    .where(eq(ticketOrder.orderId, order.id));
  if (about === undefined) throw new Error(`order ${order.id} is for no tickets`);
  const places: Place[] = await db
    .select({ position: ticketPosition, ticket: ticket.status })
    .from(ticketPosition)
    .leftJoin(ticket, eq(ticket.positionId, ticketPosition.id))
    .where(eq(ticketPosition.orderId, order.id))
    .orderBy(asc(ticketPosition.id));
  return { ...about, places };
}
export type OrderPlaces = Awaited<ReturnType<typeof placesOf>>;
