import { and, asc, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import { inTransaction, type Database } from '../../platform/database/index.ts';
import { voucher } from '../../schema/index.ts';
import { change } from './change.ts';

const BATCH = 200;

/** Marks expired vouchers, which cannot be used any more. Idempotent. */
export async function expireVouchers(db: Database, clock: Clock): Promise<void> {
  const expireSome = () =>
    inTransaction(db, async (tx) => {
      // The first to end come first, because the index is in that order.
      // A voucher in use is locked: the next run finds it. Skipping never waits, so it needs no lock order.
      const over = await tx
        .select({ id: voucher.id })
        .from(voucher)
        .where(and(eq(voucher.status, 'TAKEN'), lte(voucher.validTo, clock.sqlNow())))
        .orderBy(asc(voucher.validTo), asc(voucher.id))
        .limit(BATCH)
        .for('no key update', { skipLocked: true });
      const ids = over.map(({ id }) => id);
      await change(tx, clock, ids, { from: 'TAKEN', to: { status: 'EXPIRED' }, event: 'EXPIRED' });
      return ids.length;
    });
  while ((await expireSome()) === BATCH);
}
