import { moneyText } from '@resort/shared/contract';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { voucher } from '../../schema/index.ts';
import { ledgerSharesBack } from '../orders/holds/ledger-part.ts';
import { partsOf, payerOf } from '../orders/locked-order.ts';
import { statusOf, type Order } from '../orders/order-kind.ts';
import { orderRef } from '../orders/order-ref.ts';
import { whatGoesBack } from '../orders/holds/refund-share.ts';
import { paidWith } from '../payments/paid-with.ts';
import type { Payment } from '../payments/payment.ts';
import { refundParts, type RefundPart } from '../payments/refund-split.ts';
import { byMeans, type BackPart } from '../orders/refunds/part.ts';

const backParts = ({ paid, parts: { cash, dollars } }: RefundPart<Payment>): BackPart[] => [
  {
    means: 'MONEY',
    // without a method no money was paid: the part is empty, and `byMeans` leaves it out
    method: paid.method ?? 'CARD',
    money: moneyText(cash),
    currency: paid.currency,
  },
  { means: 'DOLLARS', dollars: moneyText(dollars) },
];

/** Divides an amount of what was paid by means; the order continues. */
export async function paymentsBack(db: Executor, order: Order, amount: bigint): Promise<BackPart[]> {
  if (amount === 0n) return [];
  return byMeans(refundParts(await paidWith(db, order), amount).flatMap(backParts));
}

/** Vouchers are returned if everything paid with them was cancelled and nothing was charged. */
async function vouchersBack(
  db: Executor,
  clock: Clock,
  order: Order,
  { payer, penalty }: { readonly payer: Order; readonly penalty: bigint },
): Promise<BackPart[]> {
  if (penalty > 0n) return [];
  const others = order.parentId === null ? [] : await partsOf(db, order.parentId);
  const isUndone = others.every(
    (part) =>
      part.id === order.id || (statusOf(part, part.status).phase === 'freed' && (part.penalty ?? 0n) === 0n),
  );
  if (!isUndone) return [];
  const ref = orderRef(payer);
  const isOfOrder = and(eq(voucher.heldKind, ref.kind), eq(voucher.heldId, ref.id));
  const isGood = and(inArray(voucher.status, ['HELD', 'BURNED']), gt(voucher.validTo, clock.sqlNow()));
  const rows = await db
    .select({ id: voucher.id })
    .from(voucher)
    .where(and(isOfOrder, isGood))
    .orderBy(asc(voucher.id));
  return rows.map(({ id }) => ({ means: 'VOUCHER', voucherId: String(id) }));
}

async function ledgerBack(db: Executor, clock: Clock, order: Order, payer: Order, dollarsBack: bigint) {
  const shares = await ledgerSharesBack(db, clock, payer, { dollarsBack, of: order });
  return shares.map(({ hold: { unit }, amount }): BackPart =>
    unit === 'POINT'
      ? { means: 'POINTS', points: Number(amount) }
      : { means: 'DOLLARS', dollars: moneyText(amount) },
  );
}

/**
 * The only function that calculates the refund of an order for a given fee, by means. Held, unpaid means are
 * released completely.
 */
export async function plannedBack(
  db: Executor,
  clock: Clock,
  order: Order,
  penalty: bigint,
): Promise<BackPart[]> {
  const { phase } = statusOf(order, order.status);
  if (phase === 'freed') return [];
  const payer = await payerOf(db, order);
  const { money, dollars } = whatGoesBack({ ...order, penalty });
  return byMeans([
    ...(await paymentsBack(db, order, money)),
    ...(await ledgerBack(db, clock, order, payer, dollars)),
    ...(await vouchersBack(db, clock, order, { payer, penalty })),
  ]);
}
