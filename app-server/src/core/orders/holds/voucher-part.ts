import { and, eq, inArray, max } from 'drizzle-orm';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { orderEvent, voucherEvent } from '../../../schema/index.ts';
import { holdVouchers } from '../../vouchers/hold-vouchers.ts';
import type { Order } from '../order-kind.ts';
import { orderRef } from '../order-ref.ts';

/** Holds the vouchers again that were released with the order's hold; throws if one cannot be used. */
export async function holdVouchersAgain(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  const ref = orderRef(order);
  const expiredAt = tx
    .select({ at: max(orderEvent.at) })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, order.id), eq(orderEvent.event, 'EXPIRED')));
  // Both events are from one transaction and so have the same time, unlike earlier removals by the member.
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
