import type { Receipt, receiptCalls } from '@resort/shared/calls/rows';
import { basePriceText, moneyText, personName } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { earningsOfOrder } from '../../core/earning/expected.ts';
import { findOwnOrder } from '../../core/orders/find.ts';
import { isExpired, orderKind, statusOf, type OrderBill } from '../../core/orders/order-kind.ts';
import { attemptsOf } from '../../core/payments/attempts.ts';
import { refundSteps } from '../../core/payments/refund-steps.ts';
import { addressOf, propertyName } from '../../core/properties/properties.ts';
import type { ContextOf } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { member } from '../../schema/index.ts';

/** Attempts without a charge are no part of a receipt. */
const NOT_CHARGED: readonly string[] = ['PENDING', 'DECLINED', 'EXPIRED'];

function spentOf({ spent }: OrderBill): Receipt['spent'] {
  if (spent === undefined) return null;
  return spent.unit === 'DOLLAR'
    ? { unit: 'DOLLAR', amount: moneyText(spent.amount) }
    : { unit: 'POINT', amount: Number(spent.amount) };
}

/** The receipt of one of the caller's own orders, of any kind that has one. Throws NOT_YOURS, NOT_FOUND. */
export async function orderReceipt(
  context: ContextOf<typeof receiptCalls, 'GET /order/receipt'>,
): Promise<Receipt> {
  const { db, clock, caller, language, query } = context;
  const { memberId } = caller;
  const order = await findOwnOrder(db, clock, { orderNo: query.orderNo, memberId });
  const { bill: billOf, describe } = orderKind(order.kind);
  const isBought = statusOf(order, order.status).phase !== 'held' && !isExpired(order);
  if (billOf === undefined || !isBought) throw new DomainError('NOT_FOUND');
  const bill = await billOf(db, { order, language });
  const line = await describe?.(db, { order, language });
  const [owner] = await db.select().from(member).where(eq(member.id, memberId));
  if (owner === undefined) throw new Error(`member ${memberId} is gone`);
  const payments = await attemptsOf(db, order);
  const text = (amount: bigint | undefined) => (amount === undefined ? null : moneyText(amount));
  return {
    orderNo: order.orderNo,
    orderedAt: macauInstant(order.orderedAt),
    issuedAt: macauInstant(clock.now()),
    issuedTo: personName(owner, language),
    property: { name: propertyName(order.property, language), address: addressOf(order.property, language) },
    title: line?.title ?? bill.items[0]?.name ?? '',
    dates: [...(line?.dates ?? [])],
    currency: order.currency,
    items: bill.items.map(({ amount, ...item }) => ({ ...item, amount: basePriceText(amount) })),
    service: text(bill.service),
    tax: text(bill.tax),
    spent: spentOf(bill),
    vouchers: moneyText(order.voucherAmount),
    dollars: moneyText(order.dollarAmount),
    payable: moneyText(order.payable),
    onSpot: order.onSpot,
    earnings: await earningsOfOrder(db, clock, order),
    penalty: order.penalty === null ? null : moneyText(order.penalty),
    payments: payments.filter(({ end }) => !NOT_CHARGED.includes(end)),
    refunds: await refundSteps(db, order, language),
  };
}
