import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { orders, voucher } from '../../../schema/index.ts';
import { lockVouchers } from '../../vouchers/change.ts';
import { deduction } from '../../vouchers/deduction.ts';
import { holdVouchers, releaseVouchers } from '../../vouchers/hold-vouchers.ts';
import { ownVouchers } from '../../vouchers/own-vouchers.ts';
import { orderKind, statusOf, type Order } from '../order-kind.ts';
import { orderRef } from '../order-ref.ts';

/** The deductions of these vouchers for an order; NOT_YOURS and VOUCHER_NOT_APPLICABLE unless all apply. */
async function takenOff(tx: Transaction, clock: Clock, order: Order, ids: readonly number[]) {
  if (ids.length === 0) return 0n;
  const { memberId } = order;
  const own = await ownVouchers(tx, clock, { memberId, ids, orderRef: orderRef(order) });
  if (own.length !== new Set(ids).size) throw new DomainError('NOT_YOURS');
  const lines = (await orderKind(order.kind).basketLines?.(tx, order)) ?? [];
  const { deduct, rejected } = deduction(lines, own);
  if (lines.length === 0 || rejected.length > 0) throw new DomainError('VOUCHER_NOT_APPLICABLE');
  return deduct;
}

/**
 * Replaces the vouchers of a locked order that waits for payment, and updates its price. Throws NOT_YOURS,
 * VOUCHER_NOT_APPLICABLE and other voucher errors.
 */
export async function attachVouchers(
  tx: Transaction,
  clock: Clock,
  order: Order,
  voucherIds: readonly number[],
): Promise<Order> {
  const { phase } = statusOf(order, order.status);
  if (phase !== 'held') throw new Error(`order ${order.id} takes no vouchers as ${order.status}`);
  if (voucherIds.length === 0 && order.voucherAmount === 0n) return order;
  const ref = orderRef(order);
  const had = await tx
    .select({ id: voucher.id })
    .from(voucher)
    .where(and(eq(voucher.heldKind, ref.kind), eq(voucher.heldId, ref.id)));
  const kept = new Set(had.map(({ id }) => id));
  const isSame = kept.size === new Set(voucherIds).size && voucherIds.every((id) => kept.has(id));
  // locks all before any is changed: the lock order
  await lockVouchers(tx, clock, [...kept, ...voucherIds]);
  const voucherAmount = await takenOff(tx, clock, order, voucherIds);
  if (!isSame) {
    await releaseVouchers(tx, clock, ref);
    await holdVouchers(tx, clock, { memberId: order.memberId, voucherIds, orderRef: ref });
  }
  const payable = order.total - voucherAmount - order.dollarAmount;
  const [priced] = await tx
    .update(orders)
    .set({ voucherAmount, payable, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  if (priced === undefined) throw new Error(`order ${order.id} is gone`);
  return priced;
}
