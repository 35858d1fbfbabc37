import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '../../platform/time/clock.ts';
import { inTransaction, type Database } from '../../platform/database/index.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { describeError } from '../../platform/logging/logging.ts';
import { orders } from '../../schema/index.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';
import { hasLapsed, lockOrder } from './locked-order.ts';
import { expire } from './transition.ts';

const MOST_A_RUN = 100;

/** Expires the order that is overdue longest and not locked; false if there is none. */
function sweepOne(db: Database, clock: Clock, failed: readonly number[], onId: (id: number) => void) {
  return inTransaction(db, async (tx) => {
    const isFailed = failed.length === 0 ? undefined : notInArray(orders.id, [...failed]);
    const first = alias(orders, 'first');
    const [found] = await tx
      .select({ id: orders.id, first: first.id })
      .from(orders)
      .innerJoin(first, eq(first.id, sql`coalesce(${orders.familyId}, ${orders.id})`))
      // a part expires with its checkout
      .where(and(hasLapsed(clock), isNull(orders.parentId), isFailed))
      .orderBy(asc(orders.heldUntil))
      .limit(1)
      .for('no key update', { of: first, skipLocked: true });
    if (found === undefined) return false;
    onId(found.id);
    takeLocks(tx, 'order', [found.first]);
    const { order, isOverdue: isStill } = await lockOrder(tx, clock, found.id);
    if (isStill) await expire(tx, clock, order, 'sweeper');
    return true;
  });
}

/** Expires one order if its hold has run out, for callers that need its inventory before the sweeper runs. */
export function expireOverdue(db: Database, clock: Clock, orderId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { order, isOverdue: isStill } = await lockOrder(tx, clock, orderId);
    if (isStill && order.parentId === null) await expire(tx, clock, order, 'sweeper');
  });
}

/**
 * Records expired holds, one transaction per order, through the regular transition. Several processes may
 * sweep at once. An order that cannot be expired is reported and left to the next run; the others continue.
 */
export async function sweepOrders({
  db,
  clock,
  log,
}: Pick<JobContext, 'db' | 'clock' | 'log'>): Promise<void> {
  const failed: number[] = [];
  for (let swept = 0; swept < MOST_A_RUN; swept += 1) {
    let current: number | undefined;
    try {
      if (!(await sweepOne(db, clock, failed, (id) => (current = id)))) return;
    } catch (error) {
      if (current === undefined) throw error;
      failed.push(current);
      log.error({ order: current, err: describeError(error) }, 'an overdue order could not be expired');
    }
  }
}
