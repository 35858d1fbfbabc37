import { moneyText } from '@resort/shared/contract';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { lockLedger } from '../ledger/lock.ts';
import { lockOrder } from '../orders/locked-order.ts';
import type { Order } from '../orders/order-kind.ts';
import { changePayStatus } from '../orders/pay-status.ts';
import { paidWith } from './paid-with.ts';
import type { Payment } from './payment.ts';
import { addRefund } from './refund-row.ts';
import { refundable, refundParts, type RefundPart } from './refund-split.ts';

export interface OrderRefund {
  readonly orderId: number;
  /** minor units of the order's currency, dollars and cash together */
  readonly amount: bigint;
  /** for accounting: `cancelled`, `changed` */
  readonly reason: string;
  readonly actor: string;
}

async function refundOne(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  { paid, isAll, parts }: RefundPart<Payment>,
  { orderId, reason, actor }: OrderRefund,
): Promise<void> {
  await addRefund(tx, services, paid, { ...parts, reason, orderId });
  await changePayStatus(tx, services.clock, {
    orderId: paid.orderId,
    from: ['PAID', 'PART_REFUNDED'],
    to: isAll ? 'REFUNDED' : 'PART_REFUNDED',
    event: 'REFUNDED',
    actor,
    data: { payNo: paid.payNo, cash: moneyText(parts.cash), dollars: moneyText(parts.dollars), reason },
  });
}

/** Updates an order without its own payment; its refunds went through the others. */
async function markOrder(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  order: Order,
  wanted: OrderRefund,
) {
  const { amount, reason, actor } = wanted;
  await changePayStatus(tx, services.clock, {
    orderId: order.id,
    from: ['PAID', 'PART_REFUNDED'],
    to: amount === order.payable ? 'REFUNDED' : 'PART_REFUNDED',
    event: 'REFUNDED',
    actor,
    data: { amount: moneyText(amount), reason },
  });
}

/**
 * Refunds a part of what an order was paid with, or all of it, each payment's share split as it was paid
 * (`splitRefund`). A part of a checkout was paid by the checkout's payment; a change's payment comes before
 * it. Resolves to the parts; does nothing for zero. Throws REFUND_EXCEEDS, also if nothing was paid.
 */
export async function refundPayment(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  wanted: OrderRefund,
): Promise<{ readonly cash: bigint; readonly dollars: bigint }> {
  const { orderId, amount } = wanted;
  if (amount === 0n) return { cash: 0n, dollars: 0n };
  const { order } = await lockOrder(tx, services.clock, orderId);
  const payments = await paidWith(tx, order);
  const left = payments.reduce((sum, paid) => sum + refundable(paid), 0n);
  if (amount < 0n || amount > left) throw new DomainError('REFUND_EXCEEDS');
  const shares = refundParts(payments, amount);
  // ascending, and the member's ledger before any payment: the lock order
  if (shares.some(({ parts }) => parts.dollars > 0n)) await lockLedger(tx, order.memberId);
  for (const share of shares) await refundOne(tx, services, share, wanted);
  if (payments.every((paid) => paid.orderId !== orderId)) await markOrder(tx, services, order, wanted);
  const sum = (part: 'cash' | 'dollars') => shares.reduce((total, { parts }) => total + parts[part], 0n);
  return { cash: sum('cash'), dollars: sum('dollars') };
}
