import type { reservationCalls } from '@resort/mf-shop/contract';
import { and, asc, count, desc, eq, gt, inArray, not, type SQL } from 'drizzle-orm';
import { asSeen } from '../../../core/orders/find.ts';
import { isOverdue } from '../../../core/orders/locked-order.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { pageBounds, pageReply, totalOf } from '../../../platform/calls/page.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { orders } from '../../../schema/index.ts';
import { reservation } from '../tables/shops.ts';
import { loadShops } from '../availability/shop-facts.ts';
import { briefOnWire } from './on-wire.ts';
import { KINDS } from '../terms/reservation-row.ts';

const AHEAD = ['HELD', 'HELD_TO_ASK', 'REQUESTED', 'RESERVED', 'SEATED'];

/** Still to come and not given up. */
const isUpcoming = (clock: Clock): SQL =>
  and(inArray(orders.status, AHEAD), not(isOverdue(clock)), gt(reservation.endsAt, clock.sqlNow())) as SQL;

/** The caller's reservations: those to come, the next first; those that were, the latest first; or all. */
export async function reservationList(
  context: ContextOf<typeof reservationCalls, 'GET /shop/reserver/order/list'>,
) {
  const { db, clock, caller, query, language } = context;
  const { status, kind } = query;
  const upcoming = isUpcoming(clock);
  const where = and(
    eq(orders.memberId, caller.memberId),
    inArray(orders.kind, kind === undefined ? [...KINDS] : [kind]),
    status === undefined ? undefined : status === 'UPCOMING' ? upcoming : not(upcoming),
  );
  const { limit, offset } = pageBounds(query);
  const inOrder = status === 'UPCOMING' ? asc : desc;
  const rows = await db
    .select({ order: orders, row: reservation, overdue: isOverdue(clock) })
    .from(reservation)
    .innerJoin(orders, eq(orders.id, reservation.orderId))
    .where(where)
    .orderBy(inOrder(reservation.startsAt), inOrder(orders.id))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ total: count() })
    .from(reservation)
    .innerJoin(orders, eq(orders.id, reservation.orderId))
    .where(where);
  const total = await totalOf(rows.length, query, () => counted.then(([found]) => found?.total ?? 0));
  const shops = await loadShops(db, clock, [...new Set(rows.map(({ row }) => row.shop))]);
  const list = rows.flatMap(({ order, row, overdue }) => {
    const facts = shops.find(({ shop }) => shop.code === row.shop);
    return facts ? [briefOnWire({ order: asSeen(order, overdue), row, facts }, language)] : [];
  });
  return pageReply(list, total, query);
}
