import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { orders } from '../../schema/index.ts';
import { orderKinds, statusesIn, type OrderKind } from './order-kind.ts';

/**
 * An expired hold does not count, recorded or not; a pending payment keeps an order open whatever its status.
 */
async function isUnsettled(db: Executor, clock: Clock, memberId: number): Promise<boolean> {
  const running = or(isNull(orders.heldUntil), gt(orders.heldUntil, clock.sqlNow()));
  const held = orderKinds().flatMap((kind) => {
    const statuses = statusesIn(kind, 'held');
    return statuses.length === 0
      ? []
      : [and(eq(orders.kind, kind.kind), inArray(orders.status, statuses), running)];
  });
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), or(eq(orders.payStatus, 'PROCESSING'), ...held)))
    .limit(1);
  return found !== undefined;
}

/**
 * Whether something is booked and not over: by the kind's definition, else everything that could still be
 * cancelled.
 */
async function isAhead(db: Executor, clock: Clock, memberId: number, kind: OrderKind): Promise<boolean> {
  const confirmed = statusesIn(kind, 'confirmed');
  if (confirmed.length === 0) return false;
  const own = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.kind, kind.kind), inArray(orders.status, confirmed)));
  if (own.length === 0) return false;
  if (kind.upcoming === undefined)
    return own.some(({ status }) => kind.statuses[status]?.cancelsTo !== undefined);
  return (await kind.upcoming(db, { clock, language: 'en', orders: own })).length > 0;
}

/** Whether a member has an order that is held, being paid or still ahead. */
export async function hasOpenOrder(db: Executor, clock: Clock, memberId: number): Promise<boolean> {
  if (await isUnsettled(db, clock, memberId)) return true;
  for (const kind of orderKinds()) if (await isAhead(db, clock, memberId, kind)) return true;
  return false;
}
