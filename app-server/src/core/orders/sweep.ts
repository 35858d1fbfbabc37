import { and, asc, notInArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/database/index.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { describeError } from '../../platform/logging.ts';
import { orders } from '../../schema/index.ts';
import { takeLocks } from '../lock-order.ts';
import { isOverdue } from './locked-order.ts';
import { expire } from './transition.ts';

const MOST_A_RUN = 100;

/** Expires the order that is overdue longest and that nobody else has in hand; its id, or undefined. */
function sweepOne(db: Database, clock: Clock, failed: readonly number[], onId: (id: number) => void) {
  return inTransaction(db, async (tx) => {
    const isFailed = failed.length === 0 ? undefined : notInArray(orders.id, [...failed]);
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(isOverdue(clock), isFailed))
      .orderBy(asc(orders.heldUntil))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (order === undefined) return false;
    onId(order.id);
    takeLocks(tx, 'order', [order.id]);
    await expire(tx, clock, order, 'sweeper');
    return true;
  });
}

/**
 * Materialises what has run out, one transaction an order, through the same transition as everything else. Several
 * processes may sweep at once. An order that cannot be expired is left to the next run and reported; the others go on.
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
