import type { PerformanceMode } from '@resort/mf-ticketing/contract';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { seatMap, ticketEvent, type EventCategory, type SeatPlan } from '../tables/tickets.ts';

export type TicketEvent = typeof ticketEvent.$inferSelect;

export const modeOf = ({ seatMap: plan }: Pick<TicketEvent, 'seatMap'>): PerformanceMode =>
  plan === null ? 'QUOTA' : 'SEAT';

/** All events, the recommended first. */
export const loadEvents = (db: Executor): Promise<TicketEvent[]> =>
  db.select().from(ticketEvent).orderBy(asc(ticketEvent.rank), asc(ticketEvent.code));

/** Throws NOT_FOUND. */
export async function findEvent(db: Executor, code: string): Promise<TicketEvent> {
  const [found] = await db.select().from(ticketEvent).where(eq(ticketEvent.code, code));
  if (found === undefined) throw new DomainError('NOT_FOUND');
  return found;
}

/** The plan of an event with seats. */
export async function planOf(db: Executor, event: Pick<TicketEvent, 'seatMap'>): Promise<SeatPlan> {
  const [found] = await db
    .select()
    .from(seatMap)
    .where(eq(seatMap.code, event.seatMap ?? ''));
  if (found === undefined) throw new Error(`there is no seat map ${event.seatMap}`);
  return found.plan;
}

/** Throws BAD_REQUEST for a category that the event has not. */
export function categoryOf({ categories }: Pick<TicketEvent, 'categories'>, code: string): EventCategory {
  const found = categories.find((category) => category.code === code);
  if (found === undefined) throw new DomainError('BAD_REQUEST');
  return found;
}
