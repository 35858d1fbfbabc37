import type { SaleState } from '@resort/mf-ticketing/contract';
import { and, asc, eq, gt, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { addDays, instantOf } from '../../../platform/time/macau-days.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauDate, type Clock } from '../../../platform/time/clock.ts';
import { eventPerformance, seatMap, performanceCategory } from '../tables/tickets.ts';
import type { TicketEvent } from './event-facts.ts';
import { poolsOf, takenCounts, type PoolLeft } from './inventory.ts';
import { seatsOfPlan } from './plan.ts';
import { saleStateOf } from './sale-state.ts';

export type EventPerformance = typeof eventPerformance.$inferSelect;
export type PerformanceCategory = typeof performanceCategory.$inferSelect;

/** A performance with its prices and availability. */
export interface PerformanceFacts {
  readonly event: TicketEvent;
  readonly performance: EventPerformance;
  /** in the event's order */
  readonly categories: readonly PerformanceCategory[];
  /** of QUOTA */
  readonly pools: readonly PoolLeft[];
  readonly left: number;
  readonly state: SaleState;
  /** the business date on which it begins */
  readonly date: string;
}

/** How many seats each plan has. */
async function hallsOf(db: Executor, events: readonly TicketEvent[]): Promise<Map<string, number>> {
  const codes = [...new Set(events.flatMap((event) => event.seatMap ?? []))];
  if (codes.length === 0) return new Map();
  const plans = await db.select().from(seatMap).where(inArray(seatMap.code, codes));
  return new Map(plans.map(({ code, plan }) => [code, seatsOfPlan(plan).length]));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

async function loadPerformances(
  db: Executor,
  clock: Clock,
  events: readonly TicketEvent[],
  when: SQL | undefined,
): Promise<PerformanceFacts[]> {
  const codes = events.map(({ code }) => code);
  if (codes.length === 0) return [];
  const performances = await db
    .select()
    .from(eventPerformance)
    .where(and(inArray(eventPerformance.event, codes), when))
    .orderBy(asc(eventPerformance.startsAt), asc(eventPerformance.id));
  const ids = performances.map(({ id }) => id);
  if (ids.length === 0) return [];
  const priced = await db
    .select()
    .from(performanceCategory)
    .where(inArray(performanceCategory.performanceId, ids));
  const categoriesOf = Map.groupBy(priced, ({ performanceId }) => performanceId);
  const poolsBy = Map.groupBy(await poolsOf(db, ids), ({ performanceId }) => performanceId);
  const halls = await hallsOf(db, events);
  const taken = await takenCounts(db, ids);
  const now = clock.now();
  return performances.flatMap((performance) => {
    const event = events.find(({ code }) => code === performance.event);
    if (event === undefined) return [];
    const pools = poolsBy.get(performance.id) ?? [];
    const seats = event.seatMap === null ? 0 : (halls.get(event.seatMap) ?? 0) - performance.blocked.length;
    const total = event.seatMap === null ? sum(pools.map((pool) => pool.total)) : seats;
    const left =
      event.seatMap === null ? sum(pools.map((pool) => pool.left)) : seats - (taken.get(performance.id) ?? 0);
    const rank = (code: string) => event.categories.findIndex((category) => category.code === code);
    const categories = (categoriesOf.get(performance.id) ?? []).toSorted(
      (a, b) => rank(a.code) - rank(b.code),
    );
    const state = saleStateOf({ event, salesUntil: performance.salesUntil, left, total }, now);
    return [{ event, performance, categories, pools, left, state, date: macauDate(performance.startsAt) }];
  });
}

/** The performances that begin on these business dates, both with, the earliest first. */
export const performancesBetween = (
  db: Executor,
  clock: Clock,
  {
    events,
    from,
    to,
  }: { readonly events: readonly TicketEvent[]; readonly from: string; readonly to: string },
): Promise<PerformanceFacts[]> =>
  loadPerformances(
    db,
    clock,
    events,
    and(
      gte(eventPerformance.startsAt, instantOf(from, 0)),
      lt(eventPerformance.startsAt, instantOf(addDays(to, 1), 0)),
    ),
  );

/** The performances that are not over. */
export const performancesAhead = (
  db: Executor,
  clock: Clock,
  events: readonly TicketEvent[],
): Promise<PerformanceFacts[]> =>
  loadPerformances(db, clock, events, gt(eventPerformance.endsAt, clock.sqlNow()));

/** One of an event's performances; undefined if the event does not have it. */
export async function findPerformance(
  db: Executor,
  clock: Clock,
  { event, performanceId }: { readonly event: TicketEvent; readonly performanceId: number },
): Promise<PerformanceFacts | undefined> {
  const [found] = await loadPerformances(db, clock, [event], eq(eventPerformance.id, performanceId));
  return found;
}

/** The lowest price of a full ticket; undefined without prices. */
export function lowestPrice({ event, categories }: Pick<PerformanceFacts, 'event' | 'categories'>) {
  const isReduced = (code: string) => event.categories.find((one) => one.code === code)?.isReduced === true;
  const full = categories.filter(({ code }) => !isReduced(code));
  const prices = (full.length > 0 ? full : categories).map(({ price }) => price);
  return prices.reduce<bigint | undefined>(
    (low, price) => (low === undefined || price < low ? price : low),
    undefined,
  );
}
