import { and, asc, eq, gte, isNull, like, sql } from 'drizzle-orm';
import { ORDER_NEWS } from '../../../src/core/orders/news/order-news.ts';
import { addDays, instantOf } from '../../../src/platform/time/macau-days.ts';
import type { Order } from '../../../src/core/orders/order-kind.ts';
import { transition } from '../../../src/core/orders/transition.ts';
import { BOOKING_TERMS } from '../../../src/domains/ticketing/texts/booking-terms.ts';
import { openTickets } from '../../../src/domains/ticketing/orders/open.ts';
import { placeSeats } from '../../../src/domains/ticketing/seating/place-seats.ts';
import { tellOrder } from '../../../src/domains/ticketing/orders/find.ts';
import { chooseSeats } from '../../../src/domains/ticketing/seating/seat-choice.ts';
import { giveBack } from '../../../src/domains/ticketing/orders/refund.ts';
import { findEvent } from '../../../src/domains/ticketing/performances/event-facts.ts';
import { findPerformance } from '../../../src/domains/ticketing/performances/performance-facts.ts';
import { createClock, macauDate, type Clock } from '../../../src/platform/time/clock.ts';
import { inTransaction, type Database, type Transaction } from '../../../src/platform/database/index.ts';
import { eventPerformance, ticket, ticketOrder } from '../../../src/domains/ticketing/tables/tickets.ts';
import { member, orders, outbox } from '../../../src/schema/index.ts';
import { payAtSandbox } from '../pay-at-sandbox.ts';

const SEED_LOCK = 7_406_007;
const DAY_MS = 86_400_000;

interface DemoOrder {
  readonly phone: string;
  readonly event: string;
  /** days from today to the earliest performance */
  readonly from: number;
  readonly boughtDaysAgo: number;
  readonly items: readonly { readonly categoryId: string; readonly qty: number }[];
  readonly became?: 'USED' | 'REFUNDED';
}

/** Orders with seats, without seats, used, and refunded. */
const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    phone: '66000001',
    event: 'MOON-THEATRE',
    from: 6,
    boughtDaysAgo: 3,
    items: [{ categoryId: 'FRONT', qty: 2 }],
  },
  {
    phone: '66000001',
    event: 'LIGHT-FOUNTAIN',
    from: 2,
    boughtDaysAgo: 1,
    items: [
      { categoryId: 'ADULT', qty: 2 },
      { categoryId: 'CHILD', qty: 1 },
    ],
  },
  {
    phone: '66000001',
    event: 'TEA-MUSEUM',
    from: -7,
    boughtDaysAgo: 9,
    items: [{ categoryId: 'ADULT', qty: 2 }],
    became: 'USED',
  },
  {
    phone: '66000001',
    event: 'LAGOON-PARK',
    from: 15,
    boughtDaysAgo: 5,
    items: [{ categoryId: 'ADULT', qty: 2 }],
    became: 'REFUNDED',
  },
  {
    phone: '66000002',
    event: 'MOON-THEATRE',
    from: 6,
    boughtDaysAgo: 2,
    items: [{ categoryId: 'REAR', qty: 3 }],
  },
];

const at = (clock: Clock, days: number): Clock =>
  createClock(new Date(clock.now().getTime() + days * DAY_MS));

async function performanceFrom(tx: Transaction, day: string, event: string): Promise<number> {
  const isAsked = and(eq(eventPerformance.event, event), gte(eventPerformance.startsAt, instantOf(day, 0)));
  const [found] = await tx
    .select({ id: eventPerformance.id })
    .from(eventPerformance)
    .where(isAsked)
    .orderBy(asc(eventPerformance.startsAt))
    .limit(1);
  if (found === undefined) throw new Error(`${event} has no performance from ${day} on`);
  return found.id;
}

async function buy(tx: Transaction, clock: Clock, memberId: number, demo: DemoOrder): Promise<Order> {
  const then = at(clock, -demo.boughtDaysAgo);
  const event = await findEvent(tx, demo.event);
  const performanceId = await performanceFrom(tx, addDays(macauDate(clock.now()), demo.from), demo.event);
  const facts = await findPerformance(tx, then, { event, performanceId });
  if (facts === undefined) throw new Error(`${demo.event} has lost a performance`);
  const wanted = { memberId, facts, items: demo.items, termsVersion: BOOKING_TERMS.version };
  const order = await openTickets(tx, then, wanted);
  if (event.seatMap !== null) {
    const found = await tellOrder(tx, order);
    await placeSeats(tx, then, found, await chooseSeats(tx, found, { auto: true, avoid: new Set() }));
  }
  await payAtSandbox(tx, then, order);
  return order;
}

async function use(tx: Transaction, orderId: number): Promise<void> {
  const { performance, places } = await tellOrder(tx, await orderOf(tx, orderId));
  for (const { position } of places)
    await tx
      .update(ticket)
      .set({ status: 'VERIFIED', verifiedAt: performance.startsAt })
      .where(eq(ticket.positionId, position.id));
  const step = { orderId, from: ['ISSUED'], to: 'VERIFIED', event: 'VERIFIED', actor: 'gate' };
  await transition(tx, createClock(performance.startsAt), step);
}

async function orderOf(tx: Transaction, orderId: number): Promise<Order> {
  const [found] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (found === undefined) throw new Error(`order ${orderId} is gone`);
  return found;
}

async function seedOne(tx: Transaction, clock: Clock, demo: DemoOrder): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
  const [own] = await tx.select().from(member).where(eq(member.phone, demo.phone));
  if (own === undefined || own.status !== 'ACTIVE') return;
  const [known] = await tx
    .select({ id: orders.id })
    .from(ticketOrder)
    .innerJoin(orders, eq(orders.id, ticketOrder.orderId))
    .innerJoin(eventPerformance, eq(eventPerformance.id, ticketOrder.performanceId))
    .where(and(eq(orders.memberId, own.id), eq(eventPerformance.event, demo.event)))
    .limit(1);
  if (known !== undefined) return;
  const { id } = await buy(tx, clock, own.id, demo);
  if (demo.became === 'USED') await use(tx, id);
  if (demo.became === 'REFUNDED')
    await giveBack(tx, { clock }, { orderId: id, ticketNos: undefined, expectedPenalty: 0n });
  // members get no messages about seeded actions
  await tx.delete(outbox).where(and(like(outbox.topic, ORDER_NEWS), isNull(outbox.deliveredAt)));
}

/**
 * Adds missing ticket orders of the demo members, each in its own transaction, as the lock order requires.
 */
export async function seedTicketOrders(db: Database, clock: Clock): Promise<void> {
  for (const demo of DEMO_ORDERS) await inTransaction(db, (tx) => seedOne(tx, clock, demo));
}
