import type { SeatMap, ticketCatalogueCalls, TicketPerformance } from '@resort/mf-ticketing/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import type { ContextOf, Executor } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import type { SeatPlan } from '../tables/tickets.ts';
import { categoryOf, findEvent, modeOf, planOf, type TicketEvent } from './event-facts.ts';
import { takenSeats } from './inventory.ts';
import { seatsOfPlan } from './plan.ts';
import { isOnSale } from './sale-state.ts';
import { seatMapOnWire } from './seat-map-on-wire.ts';
import { performancesBetween, type PerformanceFacts } from './performance-facts.ts';

/** A seat plan with the taken seats. */
interface Hall {
  readonly plan: SeatPlan;
  readonly taken: ReadonlySet<string>;
}

/** How many of each category are left, in the event's order of categories. */
function leftByCategory({ performance, pools, categories, event }: PerformanceFacts, hall: Hall | undefined) {
  if (hall === undefined)
    return categories.map(({ pool }) => pools.find((one) => one.pool === pool)?.left ?? 0);
  const blocked = new Set(performance.blocked);
  const free = seatsOfPlan(hall.plan).filter(({ seat }) => !hall.taken.has(seat) && !blocked.has(seat));
  return categories.map(({ code }) => {
    const index = event.categories.findIndex((category) => category.code === code);
    return free.filter(({ category }) => category === index).length;
  });
}

const timeOf = (instant: Date): string => macauInstant(instant).slice(11, 16);

function performanceOnWire(
  facts: PerformanceFacts,
  hall: Hall | undefined,
  { seatMap, language }: { readonly seatMap: SeatMap | null; readonly language: Language },
): TicketPerformance {
  const { event, performance, categories, state, left } = facts;
  const lefts = leftByCategory(facts, hall);
  return {
    performanceId: String(performance.id),
    start: macauInstant(performance.startsAt),
    end: macauInstant(performance.endsAt),
    time: timeOf(performance.startsAt),
    endTime: timeOf(performance.endsAt),
    mode: modeOf(event),
    state,
    left: isOnSale(state) ? left : 0,
    categories: categories.map(({ code, price }, at) => {
      const { name, text, maxPerOrder } = categoryOf(event, code);
      return {
        id: code,
        name: name[language],
        text: text[language],
        price: moneyText(price),
        left: isOnSale(state) ? (lefts[at] ?? 0) : 0,
        maxPerOrder: maxPerOrder ?? event.maxPerOrder,
      };
    }),
    seatMap,
  };
}

async function hallOf(
  db: Executor,
  plan: SeatPlan | undefined,
  { performance }: PerformanceFacts,
): Promise<Hall | undefined> {
  return plan === undefined ? undefined : { plan, taken: await takenSeats(db, performance.id) };
}

const plansOf = (db: Executor, event: TicketEvent) =>
  event.seatMap === null ? undefined : planOf(db, event);

/** The performances of one day, with the seats of the one that was asked for. */
export async function infoByDate({
  db,
  clock,
  query,
  language,
}: ContextOf<typeof ticketCatalogueCalls, 'GET /ticket/infoByDate'>) {
  const { ticketId, date } = query;
  const event = await findEvent(db, ticketId);
  const found = await performancesBetween(db, clock, { events: [event], from: date, to: date });
  const plan = await plansOf(db, event);
  const performances: TicketPerformance[] = [];
  for (const facts of found) {
    const hall = await hallOf(db, plan, facts);
    const isAsked = found.length === 1 || String(facts.performance.id) === query.performanceId;
    const seatMap =
      hall && isAsked
        ? seatMapOnWire(hall.plan, { taken: hall.taken, blocked: facts.performance.blocked }, language)
        : null;
    performances.push(performanceOnWire(facts, hall, { seatMap, language }));
  }
  const { realName, maxPerOrder } = event;
  return { ticketId, date, performances, realName, maxPerOrder, currency: 'MOP' as const };
}
