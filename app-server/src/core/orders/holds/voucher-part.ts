import { and, eq, inArray, max } from 'drizzle-orm';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { orderEvent, voucherEvent } from '../../../schema/index.ts';
import { holdVouchers } from '../../vouchers/hold-vouchers.ts';
import type { Order } from '../order-kind.ts';
import { orderRef } from '../order-ref.ts';

/** Holds the vouchers that were released with the order's hold once more; throws what keeps one from being used. */
export async function holdVouchersAgain(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  const ref = orderRef(order);
  const expiredAt = tx
    .select({ at: max(orderEvent.at) })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, order.id), eq(orderEvent.event, 'EXPIRED')));
  // Both events are of one transaction, hence of one instant; what the member took off the order earlier is not.
  const wasLost = and(
    eq(voucherEvent.refKind, ref.kind),
    eq(voucherEvent.refId, ref.id),
    inArray(voucherEvent.event, ['RELEASED', 'EXPIRED']),
    eq(voucherEvent.at, expiredAt),
  );
  const had = await tx.selectDistinct({ id: voucherEvent.voucherId }).from(voucherEvent).where(wasLost);
  const voucherIds = had.map(({ id }) => id);
  if (voucherIds.length > 0)
    await holdVouchers(tx, clock, { memberId: order.memberId, voucherIds, orderRef: ref });
}
