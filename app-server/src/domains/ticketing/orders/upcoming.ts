import type { Language } from '@resort/shared/contract';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import { TICKETS_TITLE, TICKETS_TITLE_ONE } from '../texts/titles.ts';
import type { Order, OrderLine, UpcomingBooking, UpcomingQuestion } from '../../../core/orders/order-kind.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauDate, macauInstant } from '../../../platform/time/clock.ts';
import { eventPerformance, ticketEvent, ticketOrder, ticketPosition } from '../tables/tickets.ts';
import { placesOf } from '../tickets/order-places.ts';
import type { TicketEvent } from '../performances/event-facts.ts';

/** A summary of some tickets in one line. */
export const titleOf = ({ title }: Pick<TicketEvent, 'title'>, quantity: number, language: Language) =>
  (quantity === 1 ? TICKETS_TITLE_ONE : TICKETS_TITLE)[language]
    .replace('{name}', title[language])
    .replace('{count}', String(quantity));

const pictureSrc = ({ pictures }: TicketEvent, language: Language): string => coverOf(pictures, language).src;

/** Tickets of current and future performances, for the member's home. */
export async function comingUp(
  db: Executor,
  { clock, language, orders }: UpcomingQuestion,
): Promise<UpcomingBooking[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      orderId: ticketOrder.orderId,
      performance: eventPerformance,
      event: ticketEvent,
      live: count(),
    })
    .from(ticketOrder)
    .innerJoin(eventPerformance, eq(eventPerformance.id, ticketOrder.performanceId))
    .innerJoin(ticketEvent, eq(ticketEvent.code, eventPerformance.event))
    .innerJoin(
      ticketPosition,
      and(eq(ticketPosition.orderId, ticketOrder.orderId), eq(ticketPosition.isLive, true)),
    )
    .where(and(inArray(ticketOrder.orderId, ids), gt(eventPerformance.endsAt, clock.sqlNow())))
    .groupBy(ticketOrder.orderId, eventPerformance.id, ticketEvent.code);
  return rows.map(({ orderId, performance, event, live }) => {
    const at = macauInstant(performance.startsAt);
    return {
      orderId,
      title: titleOf(event, live, language),
      from: at.slice(0, 10),
      to: null,
      time: at.slice(11, 16),
      endsAt: performance.endsAt,
      picture: pictureSrc(event, language),
    };
  });
}

/** The title of an order in letters and checkouts. */
export async function describeTickets(
  db: Executor,
  { order, language }: { readonly order: Order; readonly language: Language },
): Promise<OrderLine> {
  const { event, performance, places } = await placesOf(db, order);
  return {
    title: titleOf(event, places.length, language),
    image: pictureSrc(event, language),
    dates: [macauDate(performance.startsAt)],
  };
}
