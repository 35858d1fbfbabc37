import { addDays } from '@resort/shared/format';
import { and, desc, eq, isNull, like, sql } from 'drizzle-orm';
import { reserveTogether } from '../../../src/core/checkout/reserve-together.ts';
import type { Order } from '../../../src/core/orders/order-kind.ts';
import { transition } from '../../../src/core/orders/transition.ts';
import { cancelWithRefund } from '../../../src/core/refunds/give-back.ts';
import { HOLD_SECONDS } from '../../../src/domains/hotel/stays/new-stay.ts';
import { priceStay, type PricedStay } from '../../../src/domains/hotel/rates/price-stay.ts';
import '../../../src/domains/hotel/stays/room-kind.ts';
import { insertStay, roomsFor } from '../../../src/domains/hotel/stays/stay-rows.ts';
import { ROOM } from '../../../src/domains/hotel/rates/stay.ts';
import { ORDER_NEWS } from '../../../src/core/orders/news/order-news.ts';
import { createClock, macauDate, type Clock } from '../../../src/platform/time/clock.ts';
import { inTransaction, type Database, type Transaction } from '../../../src/platform/database/index.ts';
import { coupon, member, orders, outbox, voucher } from '../../../src/schema/index.ts';
import { payAtSandbox } from '../pay-at-sandbox.ts';

const SEED_LOCK = 7_406_005;
const DAY_MS = 86_400_000;
/** The most days by which a stay may start later than planned, if the planned day is full or closed. */
const SEARCH_DAYS = 40;
/** How long the held demo stay waits for payment: a day, to look around. */
const WAIT_SECONDS = 23 * 3600;
/** Future nights from which past stays get their prices. */
const LIKE_DAYS = 60;

interface DemoStay {
  readonly phone: string;
  readonly room: string;
  readonly rate: string;
  /** days from today to the earliest arrival; negative: in the past */
  readonly from: number;
  readonly nights: number;
  readonly rooms?: number;
  readonly bookedDaysAgo: number;
  readonly cancelledDaysAgo?: number;
  readonly remarks?: string;
  /** waits for payment, with a voucher of this coupon on hold */
  readonly waitsWith?: string;
}

/**
 * Stays that can be changed, that were paid, that are over, that were cancelled, and one that waits for
 * payment.
 */
export const DEMO_STAYS: readonly DemoStay[] = [
  { phone: '66000001', room: 'SJM-HARBOUR', rate: 'DIAMOND', from: 9, nights: 2, bookedDaysAgo: 6 },
  { phone: '66000001', room: 'GLP-', rate: 'DINE', from: 33, nights: 3, bookedDaysAgo: 11 },
  { phone: '66000001', room: 'TKL-', rate: 'DIAMOND', from: -45, nights: 2, bookedDaysAgo: 70 },
  {
    phone: '66000001',
    room: 'PVM-',
    rate: 'DINE',
    from: 20,
    nights: 2,
    bookedDaysAgo: 16,
    cancelledDaysAgo: 13,
  },
  {
    phone: '66000001',
    room: 'GL-',
    rate: 'DINE',
    from: 54,
    nights: 2,
    bookedDaysAgo: 0,
    waitsWith: 'STAY300',
  },
  { phone: '66000002', room: 'GL-', rate: 'DINE', from: 12, nights: 2, bookedDaysAgo: 4 },
  { phone: '66000002', room: 'SJM-DELUXE', rate: 'GOLD', from: -24, nights: 1, bookedDaysAgo: 40 },
];

type Guest = typeof member.$inferSelect;

const daysAgo = (clock: Clock, days: number): Clock =>
  createClock(new Date(clock.now().getTime() - days * DAY_MS));

/** The stay on other days at the same price, because past nights have no prices. */
function shifted(priced: PricedStay, days: number): PricedStay {
  const { stay, nights, cancelRule } = priced;
  const { freeUntil } = cancelRule;
  const until = freeUntil === null ? null : `${addDays(freeUntil.slice(0, 10), days)}${freeUntil.slice(10)}`;
  return {
    ...priced,
    stay: { ...stay, checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days) },
    nights: nights.map(({ date, price }) => ({ date: addDays(date, days), price })),
    cancelRule: { ...cancelRule, freeUntil: until },
  };
}

/** The first available days on or after the planned ones; undefined if the hotel is full for weeks. */
async function findStay(
  tx: Transaction,
  clock: Clock,
  guest: Guest,
  demo: DemoStay,
): Promise<PricedStay | undefined> {
  const [hotelCode = ''] = demo.room.toLowerCase().split('-');
  const [room] = (
    await tx.execute<{ code: string }>(
      sql`select code from room_type where code like ${`${demo.room}%`} order by position limit 1`,
    )
  ).rows;
  const first = demo.from < 0 ? LIKE_DAYS : demo.from;
  for (let later = 0; later < SEARCH_DAYS; later += 1) {
    const checkIn = addDays(macauDate(clock.now()), first + later);
    const priced = await priceStay(
      tx,
      { clock, tier: guest.tier, currency: 'MOP' },
      {
        hotelCode,
        roomTypeCode: room?.code ?? '',
        rateCode: demo.rate,
        checkIn,
        checkOut: addDays(checkIn, demo.nights),
        rooms: 1,
        adults: 2,
        children: 0,
      },
    );
    if (priced.bar !== null) continue;
    return demo.from < 0 ? shifted(priced, demo.from - first - later) : priced;
  }
  return undefined;
}

/** The voucher that expires last, so that the guest can still use the others. */
async function voucherFor(tx: Transaction, memberId: number, code: string | undefined): Promise<number[]> {
  if (code === undefined) return [];
  const rows = await tx
    .select({ id: voucher.id })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .where(and(eq(voucher.memberId, memberId), eq(coupon.code, code), eq(voucher.status, 'TAKEN')))
    .orderBy(desc(voucher.validTo))
    .limit(1);
  return rows.map(({ id }) => id);
}

async function book(tx: Transaction, clock: Clock, guest: Guest, demo: DemoStay): Promise<Order | undefined> {
  const priced = await findStay(tx, clock, guest, demo);
  if (priced === undefined) return undefined;
  const { hotel, roomType, plan, stay, total } = priced;
  const { firstName, lastName, areaCode, phone, language } = guest;
  const then = daysAgo(clock, demo.bookedDaysAgo);
  const isWaiting = demo.waitsWith !== undefined;
  const voucherIds = await voucherFor(tx, guest.id, demo.waitsWith);
  const names = [{ firstName, lastName }];
  const guests = { guests: names, contact: { areaCode, phone }, arrivalTime: null, remarks: '', language };
  const part = {
    kind: ROOM,
    property: hotel.code,
    status: 'HELD',
    total,
    holdSeconds: isWaiting ? WAIT_SECONDS : HOLD_SECONDS,
    onSpot: plan.payType === 'AT_HOTEL',
    line: { scene: 'HOTEL', property: hotel.code } as const,
    soldOut: 'NO_ROOM' as const,
    async store(within: Transaction, { id }: Order) {
      await insertStay(within, id, priced, guests);
      // a past stay is removed from the inventory
      return demo.from < 0 ? {} : { counts: roomsFor(id, roomType.id, stay) };
    },
  };
  const wish = { memberId: guest.id, currency: 'MOP', rateToMop: '1', voucherIds, dollars: 0n };
  const { payer } = await reserveTogether(tx, then, [part], wish);
  if (payer.status === 'HELD' && !isWaiting) await payAtSandbox(tx, then, payer);
  return payer;
}

/** Brings the booking into its later status. */
async function goOn(tx: Transaction, clock: Clock, order: Order, demo: DemoStay): Promise<void> {
  const { id: orderId, memberId } = order;
  if (demo.cancelledDaysAgo !== undefined) {
    const then = daysAgo(clock, demo.cancelledDaysAgo);
    const actor = `member ${memberId}`;
    await cancelWithRefund(tx, { clock: then }, { orderId, actor });
  }
  if (demo.from >= 0) return;
  const step = { orderId, actor: 'front desk' };
  const arrived = daysAgo(clock, -demo.from);
  const left = daysAgo(clock, -demo.from - demo.nights);
  await transition(tx, arrived, { ...step, from: ['RESERVED'], to: 'IN_HOUSE', event: 'CHECKED_IN' });
  await transition(tx, left, { ...step, from: ['IN_HOUSE'], to: 'CHECKED_OUT', event: 'CHECKED_OUT' });
}

async function seedOne(tx: Transaction, clock: Clock, demo: DemoStay, at: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
  const [guest] = await tx.select().from(member).where(eq(member.phone, demo.phone));
  if (guest === undefined || guest.status !== 'ACTIVE') return;
  const before = DEMO_STAYS.slice(0, at).filter(({ phone }) => phone === demo.phone).length;
  const known = await tx.$count(orders, and(eq(orders.memberId, guest.id), eq(orders.kind, ROOM)));
  if (known > before) return;
  const order = await book(tx, clock, guest, demo);
  if (order === undefined) return;
  await goOn(tx, clock, order, demo);
  // members get no messages about seeded actions
  await tx.delete(outbox).where(and(like(outbox.topic, ORDER_NEWS), isNull(outbox.deliveredAt)));
}

/** Adds missing stays of the demo members, each in its own transaction, as the lock order requires. */
export async function seedReservations(db: Database, clock: Clock): Promise<void> {
  for (const [at, demo] of DEMO_STAYS.entries())
    await inTransaction(db, (tx) => seedOne(tx, clock, demo, at));
}
