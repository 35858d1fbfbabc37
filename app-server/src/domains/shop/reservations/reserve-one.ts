import { holdInventory } from '../../../core/inventory/hold.ts';
import { openOrder } from '../../../core/orders/open-order.ts';
import { statusOf, type Order } from '../../../core/orders/order-kind.ts';
import { orderRef } from '../../../core/orders/order-ref.ts';
import { transition } from '../../../core/orders/transition.ts';
import { deduction } from '../../../core/vouchers/deduction.ts';
import { holdVouchers } from '../../../core/vouchers/hold-vouchers.ts';
import { ownVouchers } from '../../../core/vouchers/own-vouchers.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { NewPart } from './new-reservation.ts';

interface By {
  readonly memberId: number;
  readonly voucherIds: readonly number[];
}

/** All of the chosen vouchers take something off, or VOUCHER_NOT_APPLICABLE. */
async function deducted(tx: Transaction, clock: Clock, { line, total }: NewPart, by: By): Promise<bigint> {
  if (by.voucherIds.length === 0) return 0n;
  const own = await ownVouchers(tx, clock, { memberId: by.memberId, ids: by.voucherIds });
  if (own.length !== new Set(by.voucherIds).size) throw new DomainError('NOT_YOURS');
  const { rejected, deduct } = deduction([{ ...line, amount: total }], own);
  if (rejected.length > 0) throw new DomainError('VOUCHER_NOT_APPLICABLE');
  return deduct;
}

/** Opens the order with all that it holds; confirmed at once where nothing is to be paid. */
export async function reserveOne(tx: Transaction, clock: Clock, part: NewPart, by: By): Promise<Order> {
  const { memberId, voucherIds } = by;
  const actor = `member ${memberId}`;
  const { kind, property, status, total, holdSeconds } = part;
  const voucherAmount = await deducted(tx, clock, part, by);
  const book = { currency: 'MOP', rateToMop: '1', voucherAmount };
  const order = await openOrder(tx, clock, {
    ...book,
    ...{ memberId, kind, property, status, total, holdSeconds, actor },
  });
  const wanted = await part.store(tx, order);
  await holdVouchers(tx, clock, { memberId, voucherIds, orderRef: orderRef(order) });
  await holdInventory(tx, wanted, part.soldOut);
  if (order.payable > 0n) return order;
  const { paidTo } = statusOf(order, status);
  if (paidTo === undefined) throw new Error(`order kind ${kind} cannot be confirmed`);
  const step = { orderId: order.id, from: [status], to: paidTo, event: 'CONFIRMED', actor };
  return (await transition(tx, clock, step)).order;
}
