import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '../../platform/time/clock.ts';
import { inTransaction, type Database } from '../../platform/database/index.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { orders } from '../../schema/index.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';
import { hasLapsed, lockOrder } from './locked-order.ts';
import { expire } from './transition.ts';

const MOST_A_RUN = 100;

/** Expires one order if its hold has run out, for callers that need its inventory before the sweeper runs. */
export function expireOverdue(db: Database, clock: Clock, orderId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { order, isOverdue: isStill } = await lockOrder(tx, clock, orderId);
    if (isStill && order.parentId === null) await expire(tx, clock, order, 'sweeper');
  });
}

/**
 * Records expired holds, the longest overdue first, through the regular transition. Several processes may sweep at once:
 * an order that another one has locked is skipped.
 */
export async function sweepOrders(context: Pick<JobContext, 'db' | 'clock' | 'log'>): Promise<void> {
  const { clock } = context;
  const first = alias(orders, 'first');
  await oneByOne(context, {
    failed: 'an overdue order could not be expired',
    most: MOST_A_RUN,
    async next(tx, butNot) {
      const [found] = await tx
        .select({ id: orders.id, first: first.id })
        .from(orders)
        .innerJoin(first, eq(first.id, sql`coalesce(${orders.familyId}, ${orders.id})`))
        // a part expires with its checkout
        .where(and(hasLapsed(clock), isNull(orders.parentId), notInArray(orders.id, [...butNot])))
        .orderBy(asc(orders.heldUntil))
        .limit(1)
        .for('no key update', { of: first, skipLocked: true });
      return found;
    },
    async work(tx, found) {
      takeLocks(tx, 'order', [found.first]);
      const { order, isOverdue: isStill } = await lockOrder(tx, clock, found.id);
      if (isStill) await expire(tx, clock, order, 'sweeper');
    },
  });
}
