import { and, eq, gt, inArray, isNull, not, or } from 'drizzle-orm';
import { isOverdue } from '../../../core/orders/locked-order.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { eventPerformance, ticket, ticketPosition } from '../tables/tickets.ts';
import { orders } from '../../../schema/index.ts';

/** Which of these saved guests are bound to a held order or an unused ticket of a current or future performance. */
export async function boundGuests(
  db: Executor,
  clock: Clock,
  ids: readonly number[],
): Promise<ReadonlySet<number | null>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: ticketPosition.realNameId })
    .from(ticketPosition)
    .innerJoin(orders, eq(orders.id, ticketPosition.orderId))
    .innerJoin(eventPerformance, eq(eventPerformance.id, ticketPosition.performanceId))
    .leftJoin(ticket, eq(ticket.positionId, ticketPosition.id))
    .where(
      and(
        inArray(ticketPosition.realNameId, [...ids]),
        eq(ticketPosition.isLive, true),
        gt(eventPerformance.endsAt, clock.sqlNow()),
        or(isNull(ticket.id), inArray(ticket.status, ['ISSUED', 'GIFT_PENDING'])),
        not(isOverdue(clock)),
      ),
    )
    .groupBy(ticketPosition.realNameId);
  return new Set(rows.map(({ id }) => id));
}
