import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { ledgerHold } from '../../schema/index.ts';
import { hold } from '../ledger/hold.ts';
import { refund } from '../ledger/refund.ts';
import { capture, release } from '../ledger/settle.ts';
import type { Reference } from '../reference.ts';
import { orderRef } from './order-ref.ts';
import type { Order } from './order-kind.ts';

type Named = Pick<Order, 'kind' | 'orderNo'>;

/** A reference is held under once; an order that was won back holds under this one. */
const secondRef = ({ kind, orderNo }: Named): Reference => ({ kind, id: `${orderNo} again` });

/** The order's holds under the reference it used last; none where it holds nothing in the ledger. */
async function lastHolds(tx: Transaction, order: Named) {
  const ids = [orderRef(order).id, secondRef(order).id];
  const holds = await tx
    .select()
    .from(ledgerHold)
    .where(and(eq(ledgerHold.refKind, order.kind), inArray(ledgerHold.refId, ids)))
    .orderBy(desc(ledgerHold.id));
  return holds.filter(({ refId }) => refId === holds[0]?.refId).reverse();
}

export async function captureOrder(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  const [last] = await lastHolds(tx, order);
  if (last !== undefined) await capture(tx, clock, { kind: last.refKind, id: last.refId });
}

export async function releaseOrder(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  const [last] = await lastHolds(tx, order);
  if (last !== undefined) await release(tx, clock, { kind: last.refKind, id: last.refId });
}

/** Holds what was released with the order's hold once more; BALANCE_INSUFFICIENT where it was spent meanwhile. */
export async function holdAgain(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  const ref = secondRef(order);
  for (const { memberId, unit, amount } of await lastHolds(tx, order))
    await hold(tx, clock, { memberId, unit, amount, ref });
}

/** A share of an amount, rounded half up; `of` is above zero. */
const proportion = (amount: bigint, part: bigint, of: bigint): bigint =>
  (amount * part * 2n + of) / (of * 2n);

/** Gives back what the order captured: points whole, of the dollars the share that `dollarsBack` is of the order's. */
export async function refundOrder(
  tx: Transaction,
  clock: Clock,
  order: Order,
  dollarsBack: bigint,
): Promise<void> {
  for (const { unit, amount: held, status, refKind, refId } of await lastHolds(tx, order)) {
    if (status !== 'CAPTURED') continue;
    const isWhole = unit === 'POINT' || order.dollarAmount === 0n;
    const amount = isWhole ? held : proportion(held, dollarsBack, order.dollarAmount);
    if (amount > 0n)
      await refund(tx, clock, { ref: { kind: refKind, id: refId }, unit, sequence: 1, amount });
  }
}
