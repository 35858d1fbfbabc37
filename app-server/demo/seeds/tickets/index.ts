import { parseMoney } from '@resort/shared/contract';
import { inArray } from 'drizzle-orm';
import { addDays, instantOf, minutesLater, weekdayOf } from '../../../src/platform/time/macau-days.ts';
import { keyOf, SEATS, TICKETS } from '../../../src/domains/ticketing/performances/inventory.ts';
import { seatsOfPlan } from '../../../src/domains/ticketing/performances/plan.ts';
import { macauDate } from '../../../src/platform/time/clock.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import {
  eventPerformance,
  inviteCode,
  seatMap,
  performanceCategory,
  ticketEvent,
} from '../../../src/domains/ticketing/tables/tickets.ts';
import { inventoryCounter, inventoryUnit } from '../../../src/schema/index.ts';
import { DEMO_PLACES } from '../shops/places.ts';
import { ATTRACTIONS } from './attractions.ts';
import type { DemoEvent } from './parts.ts';
import { DEMO_PLANS } from './plans.ts';
import { SHOWS } from './shows.ts';

const DEMO_EVENTS: readonly DemoEvent[] = [...SHOWS, ...ATTRACTIONS];
const DAY_MINUTES = 24 * 60;
const ON_SALE_DAYS = 30;
/** The number of rows in one statement. */
const MOST_ROWS = 2000;

/** Invitation codes; docs/demo.md lists them. */
const INVITES = [
  { event: 'WINTER-GALA', code: 'GALA2026', grants: 'ACCESS', quota: 60, perMember: 4 },
  { event: 'LOTUS-CIRCUS', code: 'LOTUSFRIENDS', grants: 'TICKETS', quota: 40, perMember: 2 },
] as const;

async function inParts<T>(rows: readonly T[], insert: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += MOST_ROWS) await insert(rows.slice(from, from + MOST_ROWS));
}

function eventRow({ times: _times, publicInDays, ...event }: DemoEvent, position: number, now: Date) {
  const [lat, lng] = DEMO_PLACES[event.property] ?? [];
  if (lat === undefined || lng === undefined) throw new Error(`${event.code} stands nowhere`);
  return {
    ...event,
    categories: event.categories.map(({ price: _price, pool: _pool, ...category }) => category),
    lat,
    lng,
    rank: 10 * (position + 1),
    saleFrom: minutesLater(now, -ON_SALE_DAYS * DAY_MINUTES),
    publicFrom: publicInDays === undefined ? null : instantOf(addDays(macauDate(now), publicInDays), 12 * 60),
  };
}

/** The performances of an event, from today. */
function performanceRows({ code, times }: DemoEvent, now: Date) {
  const { weekdays, starts, minutes, salesMinutes, from, to, blocked = [] } = times;
  const today = macauDate(now);
  const days = Array.from({ length: to - from + 1 }, (_, n) => addDays(today, from + n));
  return days
    .filter((day) => weekdays === undefined || weekdays.includes(weekdayOf(day)))
    .flatMap((day) => starts.map((start) => instantOf(day, start)))
    .map((startsAt) => ({
      event: code,
      startsAt,
      endsAt: minutesLater(startsAt, minutes),
      salesUntil: minutesLater(startsAt, salesMinutes),
      blocked: [...blocked],
    }));
}

type Added = { readonly id: number; readonly event: string; readonly blocked: readonly string[] };

/** The prices and the inventory of the performances. */
async function stock(tx: Transaction, performances: readonly Added[]): Promise<void> {
  const of = (code: string) => DEMO_EVENTS.filter((event) => event.code === code);
  const priced = performances.flatMap(({ id, event }) =>
    of(event).flatMap(({ categories }) =>
      categories.map(({ code, price, pool }) => ({
        performanceId: id,
        code,
        price: parseMoney(price),
        pool,
      })),
    ),
  );
  await inParts(priced, (part) => tx.insert(performanceCategory).values(part));
  const counters = performances.flatMap(({ id, event }) =>
    of(event).flatMap(({ times }) =>
      Object.entries(times.totals).map(([period, total]) => ({
        type: TICKETS,
        key: keyOf(id),
        period,
        total,
      })),
    ),
  );
  await inParts(counters, (part) => tx.insert(inventoryCounter).values(part).onConflictDoNothing());
  const units = performances.flatMap(({ id, event, blocked }) =>
    of(event).flatMap(({ seatMap: code }) => {
      const plan = DEMO_PLANS[code ?? ''];
      const seats = plan === undefined ? [] : seatsOfPlan(plan).map(({ seat }) => seat);
      return seats
        .filter((seat) => !blocked.includes(seat))
        .map((name) => ({ type: SEATS, key: keyOf(id), name }));
    }),
  );
  await inParts(units, (part) => tx.insert(inventoryUnit).values(part).onConflictDoNothing());
}

/** Adds the demo's missing events with their plans, performances, prices and invitations. */
export async function seedTickets(tx: Transaction, now: Date): Promise<void> {
  const codes = DEMO_EVENTS.map(({ code }) => code);
  const present = await tx
    .select({ code: ticketEvent.code })
    .from(ticketEvent)
    .where(inArray(ticketEvent.code, codes));
  const known = new Set(present.map(({ code }) => code));
  if (codes.every((code) => known.has(code))) return;
  const plans = Object.entries(DEMO_PLANS).map(([code, plan]) => ({ code, plan }));
  await tx.insert(seatMap).values(plans).onConflictDoNothing();
  const missing = DEMO_EVENTS.map((event, position) => ({ event, position })).filter(
    ({ event }) => !known.has(event.code),
  );
  await tx.insert(ticketEvent).values(missing.map(({ event, position }) => eventRow(event, position, now)));
  const performances = missing.flatMap(({ event }) => performanceRows(event, now));
  const added: Added[] = [];
  await inParts(performances, async (part) => {
    added.push(...(await tx.insert(eventPerformance).values(part).returning()));
  });
  await stock(tx, added);
  const validUntil = minutesLater(now, 90 * DAY_MINUTES);
  const invites = INVITES.filter(({ event }) => !known.has(event)).map((one) => ({ ...one, validUntil }));
  if (invites.length > 0) await tx.insert(inviteCode).values(invites);
}
