import { and, eq, gt, gte, inArray, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Tier } from '@resort/shared/calls/rows';
import { orderKinds, statusesIn } from '../../../core/orders/order-kind.ts';
import { macauDate, macauYear } from '../../../platform/time/clock.ts';
import { addDays } from '../../../platform/time/macau-days.ts';
import { coupon, member, orders, property, stayRecord } from '../../../schema/index.ts';
import { eventPerformance, ticketOrder } from '../../ticketing/tables/tickets.ts';
import { CHECK_IN_HOURS } from '../../hotel/stays/check-in-window.ts';
import { hotelOrder } from '../../hotel/tables/hotel-orders.ts';
import { offer } from '../../offers/tables/offers.ts';
import { reservation } from '../../shop/tables/shops.ts';
import { GIFT_CATEGORIES } from '../texts/gifts.ts';
import { queueEach, type Context } from './queue-each.ts';

/** A held order is remembered this long before its end; a member who is asked sooner is still typing. */
const HOLD_MINUTES = 5;
/** An offer is new this long. */
const NEW_DAYS = 2;
/** Hours after a departure, between which a review is asked for. */
const REVIEW_HOURS = { from: 3, to: 72 };
const BIRTHDAY_CATEGORY = '2';
const ORDER: readonly Tier[] = ['CLASSIC', 'SILVER', 'GOLD', 'DIAMOND'];

/** Queues a push for each order whose hold is about to end, at any hour: its member has just chosen it. */
export async function queueEndingHolds(context: Context): Promise<void> {
  const { db, clock } = context;
  const held = orderKinds().flatMap((kind) => (kind.screen && kind.tells ? statusesIn(kind, 'held') : []));
  const isSoon = lte(orders.heldUntil, sql`${clock.sqlNow()} + ${HOLD_MINUTES} * interval '1 minute'`);
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...new Set(held)]),
        isNull(orders.parentId),
        isSoon,
        gt(orders.heldUntil, clock.sqlNow()),
      ),
    );
  await queueEach(context, due, {
    payload: sql`jsonb_build_object('of', 'HOLD_ENDS', 'orderId', due.id)`,
    dedupeKey: sql`'hold ' || due.id`,
  });
}

/**
 * Queues a reminder of each stay, table, treatment and show of tomorrow; once for an order and a day. Each of the three is
 * found by its own time, because an index cannot find "one of these" among all orders.
 */
export async function queueTomorrow(context: Context): Promise<void> {
  const { db, clock } = context;
  const tomorrow = addDays(macauDate(clock.now()), 1);
  const midnight = (days: number) =>
    sql`(${tomorrow}::date + ${days}::int)::timestamp at time zone 'Asia/Macau'`;
  const isOn = (column: typeof reservation.startsAt | typeof eventPerformance.startsAt) =>
    and(gte(column, midnight(0)), lt(column, midnight(1)));
  const booked = unionAll(
    db.select({ id: hotelOrder.orderId }).from(hotelOrder).where(eq(hotelOrder.checkIn, tomorrow)),
    db.select({ id: reservation.orderId }).from(reservation).where(isOn(reservation.startsAt)),
    db
      .select({ id: ticketOrder.orderId })
      .from(ticketOrder)
      .innerJoin(eventPerformance, eq(eventPerformance.id, ticketOrder.performanceId))
      .where(isOn(eventPerformance.startsAt)),
  ).as('booked');
  const confirmed = orderKinds().flatMap((kind) => (kind.upcoming ? statusesIn(kind, 'confirmed') : []));
  const due = db
    .select({ id: orders.id })
    .from(booked)
    .innerJoin(orders, eq(orders.id, booked.id))
    .where(inArray(orders.status, [...new Set(confirmed)]));
  await queueEach(context, due, {
    payload: sql`jsonb_build_object('of', 'TOMORROW', 'orderId', due.id, 'on', ${tomorrow}::text)`,
    dedupeKey: sql`'tomorrow ' || due.id || ' ' || ${tomorrow}::text`,
  });
}

/** Queues an invitation to check in online for each stay that begins within two days; once for an order and its arrival. */
export async function queueCheckIns(context: Context): Promise<void> {
  const { db, clock } = context;
  const today = macauDate(clock.now());
  const due = db
    .select({ id: orders.id, on: hotelOrder.checkIn })
    .from(orders)
    .innerJoin(hotelOrder, eq(hotelOrder.orderId, orders.id))
    .innerJoin(property, and(eq(property.code, orders.property), eq(property.onlineCheckIn, true)))
    .where(
      and(
        eq(orders.status, 'RESERVED'),
        gte(hotelOrder.checkIn, today),
        lte(hotelOrder.checkIn, addDays(today, 2)),
        lte(
          sql`(${hotelOrder.checkIn} + (select check_in_from::time from hotel where code = ${orders.property})) at time zone 'Asia/Macau'`,
          sql`${clock.sqlNow()} + ${CHECK_IN_HOURS} * interval '1 hour'`,
        ),
      ),
    );
  await queueEach(context, due, {
    payload: sql`jsonb_build_object('of', 'CHECK_IN', 'orderId', due.id)`,
    dedupeKey: sql`'check-in ' || due.id || ' ' || due.check_in`,
  });
}

/**
 * Queues new offers of a tier for its members and those above; an offer for everybody is no news for a tier.
 * @param since only offers that began since; null: all that are new
 */
export async function queueTierOffers(context: Context, since: Date | null): Promise<void> {
  const { clock } = context;
  const isNew = and(
    lte(offer.startsAt, clock.sqlNow()),
    since
      ? gt(offer.startsAt, since)
      : gte(offer.startsAt, sql`${clock.sqlNow()} - ${NEW_DAYS} * interval '1 day'`),
    gt(offer.endsAt, clock.sqlNow()),
  );
  const rank = (tier: typeof coupon.tierMin | typeof member.tier) =>
    sql`array_position(array[${sql.join(
      ORDER.map((one) => sql`${one}`),
      sql`, `,
    )}], ${tier})`;
  const due = sql`
    select ${offer.id} as offer_id, ${member.id} as member_id
    from ${offer}
    join ${coupon} on ${coupon.id} = ${offer.couponId}
    join ${member} on ${member.status} = 'ACTIVE' and ${rank(member.tier)} >= ${rank(coupon.tierMin)}
    where ${isNew} and ${notInArray(coupon.tierMin, ['CLASSIC'])}`;
  await queueEach(context, due, {
    payload: sql`jsonb_build_object('of', 'NEW_OFFER', 'offerId', due.offer_id, 'memberId', due.member_id)`,
    dedupeKey: sql`'offer ' || due.offer_id || ' ' || due.member_id`,
  });
}

/**
 * Queues one request for a review of each stay that ended, some hours after its guests have left.
 * @param since only stays for which that time has come since; null: all of the last days
 */
export async function queueReviews(context: Context, since: Date | null): Promise<void> {
  const { db, clock } = context;
  const ago = (hours: number) => sql`${clock.sqlNow()} - ${hours} * interval '1 hour'`;
  const earliest = since
    ? sql`${since}::timestamptz - ${REVIEW_HOURS.from} * interval '1 hour'`
    : ago(REVIEW_HOURS.to);
  const due = db
    .select({ id: stayRecord.orderId })
    .from(stayRecord)
    .where(and(lte(stayRecord.departedAt, ago(REVIEW_HOURS.from)), gte(stayRecord.departedAt, earliest)));
  await queueEach(context, due, {
    payload: sql`jsonb_build_object('of', 'REVIEW', 'orderId', due.order_id)`,
    dedupeKey: sql`'review ' || due.order_id`,
  });
}

/** Queues the birthday gift on the day, for tiers that have one; a member born on 29 February gets it on that day only. */
export async function queueBirthdays(context: Context): Promise<void> {
  const { db, clock } = context;
  const quota = GIFT_CATEGORIES.find(({ id }) => id === BIRTHDAY_CATEGORY)?.quota;
  const tiers = ORDER.filter((tier) => (quota?.[tier] ?? 0) > 0);
  const [, month, day] = macauDate(clock.now()).split('-');
  // in the terms of the index `member_birthday`
  const isToday = sql`extract(month from ${member.dateOfBirth}) = ${month}::int and extract(day from ${member.dateOfBirth}) = ${day}::int`;
  const isFor = and(eq(member.status, 'ACTIVE'), inArray(member.tier, tiers), isToday);
  await queueEach(context, db.select({ id: member.id }).from(member).where(isFor), {
    payload: sql`jsonb_build_object('of', 'GIFT', 'memberId', due.id)`,
    dedupeKey: sql`'birthday ' || due.id || ' ' || ${macauYear(clock.now())}::text`,
  });
}
