import { and, eq, gt, gte, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Tier } from '@resort/shared/calls/rows';
import { orderKinds, statusesIn } from '../../../core/orders/order-kind.ts';
import { currentCause } from '../../../platform/logging/cause.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { macauDate, macauYear } from '../../../platform/time/clock.ts';
import { addDays } from '../../../platform/time/macau-days.ts';
import { coupon, member, orders, outbox, property, stayRecord } from '../../../schema/index.ts';
import { eventPerformance, ticketOrder } from '../../ticketing/tables/tickets.ts';
import { CHECK_IN_HOURS } from '../../hotel/stays/check-in-window.ts';
import { hotelOrder } from '../../hotel/tables/hotel-orders.ts';
import { offer } from '../../offers/tables/offers.ts';
import { reservation } from '../../shop/tables/shops.ts';
import { GIFT_CATEGORIES } from '../texts/gifts.ts';
import { REMINDER } from './reminder-topic.ts';

type Context = Pick<JobContext, 'db' | 'clock'>;

/** A held order is remembered this long before its end; a member who is asked sooner is still typing. */
const HOLD_MINUTES = 5;
/** An offer is new this long. */
const NEW_DAYS = 2;
/** Hours after a departure, between which a review is asked for. */
const REVIEW_HOURS = { from: 3, to: 72 };
const BIRTHDAY_CATEGORY = '2';
const ORDER: readonly Tier[] = ['CLASSIC', 'SILVER', 'GOLD', 'DIAMOND'];

async function queue({ db, clock }: Context, dedupeKey: string, payload: object): Promise<void> {
  await inTransaction(db, (tx) => enqueue(tx, clock, { topic: REMINDER, payload, dedupeKey }));
}

/** Queues a push for each order whose hold is about to end, at any hour: its member has just chosen it. */
export async function queueEndingHolds(context: Context): Promise<void> {
  const { db, clock } = context;
  const held = orderKinds().flatMap((kind) => (kind.screen && kind.tells ? statusesIn(kind, 'held') : []));
  const isSoon = lte(orders.heldUntil, sql`${clock.sqlNow()} + ${HOLD_MINUTES} * interval '1 minute'`);
  const due = await db
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
  for (const { id } of due) await queue(context, `hold ${id}`, { of: 'HOLD_ENDS', orderId: id });
}

/** Queues a reminder of each stay, table, treatment and show of tomorrow; once for an order and a day. */
export async function queueTomorrow(context: Context): Promise<void> {
  const { db, clock } = context;
  const tomorrow = addDays(macauDate(clock.now()), 1);
  const isOn = (column: typeof reservation.startsAt | typeof eventPerformance.startsAt) =>
    sql`(${column} at time zone 'Asia/Macau')::date = ${tomorrow}`;
  const confirmed = orderKinds().flatMap((kind) => (kind.upcoming ? statusesIn(kind, 'confirmed') : []));
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(hotelOrder, eq(hotelOrder.orderId, orders.id))
    .leftJoin(reservation, eq(reservation.orderId, orders.id))
    .leftJoin(ticketOrder, eq(ticketOrder.orderId, orders.id))
    .leftJoin(eventPerformance, eq(eventPerformance.id, ticketOrder.performanceId))
    .where(
      and(
        inArray(orders.status, [...new Set(confirmed)]),
        or(eq(hotelOrder.checkIn, tomorrow), isOn(reservation.startsAt), isOn(eventPerformance.startsAt)),
      ),
    );
  for (const { id } of due)
    await queue(context, `tomorrow ${id} ${tomorrow}`, { of: 'TOMORROW', orderId: id, on: tomorrow });
}

/** Queues an invitation to check in online for each stay that begins within two days; once for an order and its arrival. */
export async function queueCheckIns(context: Context): Promise<void> {
  const { db, clock } = context;
  const today = macauDate(clock.now());
  const due = await db
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
  for (const { id, on } of due) await queue(context, `check-in ${id} ${on}`, { of: 'CHECK_IN', orderId: id });
}

/** Queues new offers of a tier for its members and those above; an offer for everybody is no news for a tier. */
export async function queueTierOffers({ db, clock }: Context): Promise<void> {
  const isNew = and(
    lte(offer.startsAt, clock.sqlNow()),
    gte(offer.startsAt, sql`${clock.sqlNow()} - ${NEW_DAYS} * interval '1 day'`),
    gt(offer.endsAt, clock.sqlNow()),
  );
  const rank = (tier: typeof coupon.tierMin | typeof member.tier) =>
    sql`array_position(array[${sql.join(
      ORDER.map((one) => sql`${one}`),
      sql`, `,
    )}], ${tier})`;
  // one statement for all members: thousands of inserts would hold up the other reminders
  await db.execute(sql`
    insert into ${outbox} (topic, payload, dedupe_key, cause, due_at)
    select ${REMINDER}, jsonb_build_object('of', 'NEW_OFFER', 'offerId', ${offer.id}, 'memberId', ${member.id}),
      'offer ' || ${offer.id} || ' ' || ${member.id}, ${currentCause() ?? null}, ${clock.sqlNow()}
    from ${offer}
    join ${coupon} on ${coupon.id} = ${offer.couponId}
    join ${member} on ${member.status} = 'ACTIVE' and ${rank(member.tier)} >= ${rank(coupon.tierMin)}
    where ${isNew} and ${notInArray(coupon.tierMin, ['CLASSIC'])}
    on conflict do nothing`);
}

/** Queues one request for a review of each stay that ended, some hours after its guests have left. */
export async function queueReviews(context: Context): Promise<void> {
  const { db, clock } = context;
  const ago = (hours: number) => sql`${clock.sqlNow()} - ${hours} * interval '1 hour'`;
  const due = await db
    .select({ id: stayRecord.orderId })
    .from(stayRecord)
    .where(
      and(
        lte(stayRecord.departedAt, ago(REVIEW_HOURS.from)),
        gte(stayRecord.departedAt, ago(REVIEW_HOURS.to)),
      ),
    );
  for (const { id } of due) await queue(context, `review ${id}`, { of: 'REVIEW', orderId: id });
}

/** Queues the birthday gift on the day, for tiers that have one; a member born on 29 February gets it on that day only. */
export async function queueBirthdays(context: Context): Promise<void> {
  const { db, clock } = context;
  const quota = GIFT_CATEGORIES.find(({ id }) => id === BIRTHDAY_CATEGORY)?.quota;
  const tiers = ORDER.filter((tier) => (quota?.[tier] ?? 0) > 0);
  const today = macauDate(clock.now()).slice(5);
  const isToday = sql`to_char(${member.dateOfBirth}, 'MM-DD') = ${today}`;
  const isFor = and(eq(member.status, 'ACTIVE'), inArray(member.tier, tiers), isToday);
  const members = await db.select({ id: member.id }).from(member).where(isFor);
  const year = macauYear(clock.now());
  for (const { id: memberId } of members)
    await queue(context, `birthday ${memberId} ${year}`, { of: 'GIFT', memberId });
}
