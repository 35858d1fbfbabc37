import { and, eq, inArray } from 'drizzle-orm';
import { isOverdue } from '../../../core/orders/locked-order.ts';
import { expireOverdue } from '../../../core/orders/sweep.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { orders } from '../../../schema/index.ts';
import { ticketPosition } from '../tables/tickets.ts';

/**
 * Ends expired holds that still block these documents in their performance, so that nobody waits for the sweeper. Each has
 * its own transaction, because no order may be locked after another one here.
 */
export async function freeOverdue(
  db: Database,
  clock: Clock,
  { performanceId, hashes }: { readonly performanceId: number; readonly hashes: readonly Buffer[] },
): Promise<void> {
  if (hashes.length === 0) return;
  const { docHash, isLive } = ticketPosition;
  const overdue = await db
    .selectDistinct({ id: orders.id })
    .from(ticketPosition)
    .innerJoin(orders, eq(orders.id, ticketPosition.orderId))
    .where(
      and(
        eq(ticketPosition.performanceId, performanceId),
        eq(isLive, true),
        inArray(docHash, [...hashes]),
        isOverdue(clock),
      ),
    );
  for (const { id } of overdue) await expireOverdue(db, clock, id);
}
