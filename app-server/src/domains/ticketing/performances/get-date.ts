import type { ticketCatalogueCalls, TicketDay } from '@resort/mf-ticketing/contract';
import { moneyText } from '@resort/shared/contract';
import { addDays, daysBetween } from '../../../platform/time/macau-days.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { findEvent } from './event-facts.ts';
import { bestState, isOnSale } from './sale-state.ts';
import { lowestPrice, performancesBetween, type PerformanceFacts } from './performance-facts.ts';

const MOST_DAYS = 62;

function dayOf(date: string, performances: readonly PerformanceFacts[]): TicketDay {
  const onSale = performances.filter(({ state }) => isOnSale(state));
  const prices = onSale.flatMap((one) => lowestPrice(one) ?? []);
  const lowest = prices.reduce((low, price) => (price < low ? price : low), prices[0] ?? 0n);
  return {
    date,
    state: bestState(performances.map(({ state }) => state)),
    minPrice: prices.length === 0 ? null : moneyText(lowest),
  };
}

/** The days of an event, each with the best that its performances offer. */
export async function ticketDays({
  db,
  clock,
  query,
}: ContextOf<typeof ticketCatalogueCalls, 'GET /ticket/getDate'>): Promise<TicketDay[]> {
  const event = await findEvent(db, query.ticketId);
  const last = addDays(query.from, MOST_DAYS - 1);
  const to = query.to < last ? query.to : last;
  const performances = await performancesBetween(db, clock, { events: [event], from: query.from, to });
  return daysBetween(query.from, to).map((date) =>
    dayOf(
      date,
      performances.filter((one) => one.date === date),
    ),
  );
}
