import { and, eq, sql } from 'drizzle-orm';
import { addDays, instantOf } from '../../../src/platform/time/macau-days.ts';
import { transition } from '../../../src/core/orders/transition.ts';
import { findBookable } from '../../../src/domains/shop/availability/shop-facts.ts';
import type { Wish } from '../../../src/domains/shop/availability/placing.ts';
import { book } from '../../../src/domains/shop/booking/book.ts';
import { createClock, macauDate, type Clock } from '../../../src/platform/time/clock.ts';
import { inTransaction, type Database, type Transaction } from '../../../src/platform/database/index.ts';
import { member, orders } from '../../../src/schema/index.ts';
import { reservation } from '../../../src/domains/shop/tables/shops.ts';

const SEED_LOCK = 7_406_006;
const DAY_MS = 86_400_000;

interface DemoReservation {
  readonly phone: string;
  readonly shop: string;
  /** days from today; a past reservation was made two days before and is completed */
  readonly days: number;
  /** minutes after midnight */
  readonly at: number;
  readonly wish: Partial<Wish> & { readonly party: number };
  readonly occasion?: string;
}

const RESERVATIONS: readonly DemoReservation[] = [
  {
    phone: '66000001',
    shop: 'LOTUS-ROOM',
    days: 3,
    at: 19 * 60,
    wish: { party: 4, areaId: 'hall' },
    occasion: 'anniversary',
  },
  {
    phone: '66000001',
    shop: 'JADE-SPA',
    days: 6,
    at: 16 * 60,
    wish: { party: 1, serviceIds: ['hot-stone-90'], therapist: 'F' },
  },
  { phone: '66000001', shop: 'PALM-BRASSERIE', days: -9, at: 12 * 60 + 30, wish: { party: 2 } },
];

async function reserve(tx: Transaction, clock: Clock, demo: DemoReservation): Promise<void> {
  const [own] = await tx.select().from(member).where(eq(member.phone, demo.phone));
  if (own === undefined) return; // phone numbers can change
  const known = await tx
    .select({ orderId: reservation.orderId })
    .from(reservation)
    .innerJoin(orders, eq(orders.id, reservation.orderId))
    .where(and(eq(orders.memberId, own.id), eq(reservation.shop, demo.shop)));
  if (known.length > 0) return;
  const { wish, days, at, occasion } = demo;
  const now = clock.now();
  const then = days > 0 ? clock : createClock(new Date(now.getTime() + (days - 2) * DAY_MS));
  const { title, firstName, lastName, areaCode, phone } = own;
  const contact = {
    title: title === 'MR' ? ('MR' as const) : ('MS' as const),
    firstName,
    lastName,
    areaCode,
    phone,
  };
  const order = await book(tx, then, {
    memberId: own.id,
    facts: await findBookable(tx, then, demo.shop),
    wish: { areaId: undefined, serviceIds: [], therapist: 'ANY', ...wish },
    from: instantOf(addDays(macauDate(now), days), at),
    guests: { children: 0, contact, occasion, remarks: '' },
    deposit: 0n,
    voucherIds: [],
    dollars: 0n,
  });
  const over = { orderId: order.id, from: ['RESERVED'], to: 'FINISHED', event: 'FINISHED', actor: 'clock' };
  if (days < 0) await transition(tx, then, over);
}

/** Adds missing reservations of the demo members: some upcoming, one past. */
export async function seedShopReservations(db: Database, clock: Clock): Promise<void> {
  for (const demo of RESERVATIONS)
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
      await reserve(tx, clock, demo);
    });
}
