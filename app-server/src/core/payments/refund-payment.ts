import { moneyText } from '@resort/shared/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../platform/calls/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { payment } from '../../schema/index.ts';
import { lockOrder } from '../orders/locked-order.ts';
import { changePayStatus } from '../orders/pay-status.ts';
import type { Payment } from './payment.ts';
import { addRefund } from './refund-row.ts';
import { refundable, splitRefund } from './refund-split.ts';

export interface OrderRefund {
  readonly orderId: number;
  /** minor units of the order's currency, dollars and cash together */
  readonly amount: bigint;
  /** for the books: `cancelled`, `changed` */
  readonly reason: string;
  readonly actor: string;
}

async function paidWith(tx: Transaction, orderId: number): Promise<Payment | undefined> {
  const [paid] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), inArray(payment.status, ['SUCCEEDED', 'PART_REFUNDED'])))
    .orderBy(desc(payment.id))
    .limit(1);
  return paid;
}

/**
 * Gives back a part of what an order was paid with, or all of it, split as it was paid (`splitRefund`). Resolves to
 * the parts; nothing happens where the amount is zero. Throws REFUND_EXCEEDS, also where nothing was paid.
 */
export async function refundPayment(
  tx: Transaction,
  services: Services,
  { orderId, amount, reason, actor }: OrderRefund,
): Promise<{ readonly cash: bigint; readonly dollars: bigint }> {
  if (amount === 0n) return { cash: 0n, dollars: 0n };
  await lockOrder(tx, services.clock, orderId);
  const paid = await paidWith(tx, orderId);
  if (paid === undefined || amount < 0n || amount > refundable(paid)) throw new DomainError('REFUND_EXCEEDS');
  const parts = splitRefund(paid, amount);
  await addRefund(tx, services, paid, { ...parts, reason });
  const isAll = amount === refundable(paid);
  await changePayStatus(tx, services.clock, {
    orderId,
    from: ['PAID', 'PART_REFUNDED'],
    to: isAll ? 'REFUNDED' : 'PART_REFUNDED',
    event: 'REFUNDED',
    actor,
    data: { payNo: paid.payNo, cash: moneyText(parts.cash), dollars: moneyText(parts.dollars), reason },
  });
  return parts;
}
