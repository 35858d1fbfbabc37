import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import { inTransaction, type Transaction } from '../../platform/database/index.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { voucher } from '../../schema/index.ts';
import { change } from './change.ts';

const BATCH = 200;

/**
 * The vouchers that ended first and are not marked yet, because the index is in that order. A voucher in use is locked:
 * the next run finds it. Skipping never waits, so it needs no lock order.
 */
function over(tx: Transaction, clock: Clock, { most, butNot }: { most: number; butNot: readonly number[] }) {
  const isOver = and(eq(voucher.status, 'TAKEN'), lte(voucher.validTo, clock.sqlNow()));
  return tx
    .select({ id: voucher.id })
    .from(voucher)
    .where(and(isOver, notInArray(voucher.id, [...butNot])))
    .orderBy(asc(voucher.validTo), asc(voucher.id))
    .limit(most)
    .for('no key update', { skipLocked: true });
}

const mark = (tx: Transaction, clock: Clock, ids: readonly number[]) =>
  change(tx, clock, ids, { from: 'TAKEN', to: { status: 'EXPIRED' }, event: 'EXPIRED' });

/**
 * Marks expired vouchers, which cannot be used any more. Idempotent. If a batch fails, its vouchers are marked one by one,
 * so that one that cannot be marked does not stop those after it.
 */
export async function expireVouchers(context: Pick<JobContext, 'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock } = context;
  const markSome = () =>
    inTransaction(db, async (tx) => {
      const ids = (await over(tx, clock, { most: BATCH, butNot: [] })).map(({ id }) => id);
      await mark(tx, clock, ids);
      return ids.length;
    });
  try {
    while ((await markSome()) === BATCH);
  } catch {
    // what fails again is logged, and the job counts as failed
    await oneByOne(context, {
      failed: 'a voucher could not be marked as expired',
      most: BATCH,
      next: async (tx, butNot) => (await over(tx, clock, { most: 1, butNot }))[0],
      work: (tx, { id }) => mark(tx, clock, [id]),
    });
  }
}
