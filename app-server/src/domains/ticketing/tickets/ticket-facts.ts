import { eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { eventPerformance, ticket, ticketEvent, ticketPosition } from '../tables/tickets.ts';
import { orders } from '../../../schema/index.ts';

const columns = {
  ticket,
  position: ticketPosition,
  performance: eventPerformance,
  event: ticketEvent,
  order: orders,
};

const read = (db: Executor, where: SQL | undefined) =>
  db
    .select(columns)
    .from(ticket)
    .innerJoin(ticketPosition, eq(ticketPosition.id, ticket.positionId))
    .innerJoin(orders, eq(orders.id, ticketPosition.orderId))
    .innerJoin(eventPerformance, eq(eventPerformance.id, ticket.performanceId))
    .innerJoin(ticketEvent, eq(ticketEvent.code, eventPerformance.event))
    .where(where);

/** A ticket with all data that decides about its possible actions. */
export type TicketFacts = Awaited<ReturnType<typeof read>>[number];

/** Its current state. To change it, lock its order first and read it again. */
export async function findTicket(db: Executor, where: SQL | undefined): Promise<TicketFacts | undefined> {
  const [found] = await read(db, where);
  return found;
}
