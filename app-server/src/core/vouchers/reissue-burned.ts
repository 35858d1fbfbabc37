import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { voucher } from '../../schema/index.ts';
import type { Reference } from '../ledger/reference.ts';
import { change, lockVouchersOf, record } from './change.ts';

/**
 * Returns what an order used, when it is refunded in full: a new voucher for each that has not expired, valid
 * as long as the old one. Expired ones stay used. Idempotent.
 */
export async function reissueBurned(tx: Transaction, clock: Clock, orderRef: Reference): Promise<void> {
  const attached = await lockVouchersOf(tx, clock, orderRef);
  const burned = attached.filter(({ status, isOver }) => status === 'BURNED' && !isOver);
  if (burned.length === 0) return;
  await change(
    tx,
    clock,
    burned.map(({ id }) => id),
    { from: 'BURNED', to: { status: 'REFUNDED' }, event: 'REFUNDED', ref: orderRef },
  );
  const again = await tx
    .insert(voucher)
    .values(
      burned.map(({ id, couponId, memberId, validFrom, validTo }) => ({
        couponId,
        memberId,
        validFrom,
        validTo,
        status: 'TAKEN' as const,
        originVoucherId: id,
      })),
    )
    .returning({ id: voucher.id });
  await record(
    tx,
    clock,
    again.map(({ id }) => id),
    'REISSUED',
    orderRef,
  );
}
