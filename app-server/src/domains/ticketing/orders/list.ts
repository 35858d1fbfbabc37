import type { ticketOrderCalls } from '@resort/mf-ticketing/contract';
import { and, asc, count, desc, eq, gt, inArray, not, sql, type SQL } from 'drizzle-orm';
import { asSeen } from '../../../core/orders/find.ts';
import { isOverdue } from '../../../core/orders/locked-order.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { pageBounds, pageReply, totalOf } from '../../../platform/calls/page.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { eventPerformance, ticketEvent, ticketOrder, ticketPosition } from '../tables/tickets.ts';
import { orders } from '../../../schema/index.ts';
import './kind.ts';
import { briefOnWire } from './on-wire.ts';

const AHEAD = ['HELD', 'BOUND', 'ISSUED', 'PART_VERIFIED'];

/** In the future and not cancelled. */
const isUpcoming = (clock: Clock): SQL =>
  and(
    inArray(orders.status, AHEAD),
    not(isOverdue(clock)),
    gt(eventPerformance.endsAt, clock.sqlNow()),
  ) as SQL;

const quantity = sql<number>`(select count(*)::int from ${ticketPosition}
  where ${ticketPosition.orderId} = ${ticketOrder.orderId})`;

/** The caller's orders: future ones, the next first; past ones, the latest first; or all. */
export async function ticketOrderList(context: ContextOf<typeof ticketOrderCalls, 'GET /ticket/order/list'>) {
  const { db, clock, caller, query, language } = context;
  const { status } = query;
  const upcoming = isUpcoming(clock);
  const isAsked = status === undefined ? undefined : status === 'UPCOMING' ? upcoming : not(upcoming);
  const where = and(eq(orders.memberId, caller.memberId), isAsked);
  const { limit, offset } = pageBounds(query);
  const inOrder = status === 'UPCOMING' ? asc : desc;
  const rows = await db
    .select({
      order: orders,
      event: ticketEvent,
      performance: eventPerformance,
      overdue: isOverdue(clock),
      quantity,
    })
    .from(ticketOrder)
    .innerJoin(orders, eq(orders.id, ticketOrder.orderId))
    .innerJoin(eventPerformance, eq(eventPerformance.id, ticketOrder.performanceId))
    .innerJoin(ticketEvent, eq(ticketEvent.code, eventPerformance.event))
    .where(where)
    .orderBy(inOrder(eventPerformance.startsAt), inOrder(orders.id))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ total: count() })
    .from(ticketOrder)
    .innerJoin(orders, eq(orders.id, ticketOrder.orderId))
    .innerJoin(eventPerformance, eq(eventPerformance.id, ticketOrder.performanceId))
    .where(where);
  const total = await totalOf(rows.length, query, () => counted.then(([found]) => found?.total ?? 0));
  const list = rows.map(({ order, overdue, ...row }) =>
    briefOnWire({ ...row, order: asSeen(order, overdue) }, language),
  );
  return pageReply(list, total, query);
}
