import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { ledgerTxn, type ledgerHold } from '../../../schema/index.ts';
import { hold } from '../../ledger/hold.ts';
import { refund } from '../../ledger/refund.ts';
import { findHolds, type FoundHold } from '../../ledger/settle.ts';
import type { Reference } from '../../ledger/reference.ts';
import { orderRef } from '../order-ref.ts';
import type { Order } from '../order-kind.ts';

type Named = Pick<Order, 'kind' | 'orderNo'>;
type Hold = typeof ledgerHold.$inferSelect;

/** A reference can only be used for one hold; a restored order uses this one. */
const secondRef = ({ kind, orderNo }: Named): Reference => ({ kind, id: `${orderNo} again` });

/** The order's holds under its latest reference; empty if it holds nothing in the ledger. */
export async function lastHolds(db: Executor, clock: Clock, order: Named): Promise<FoundHold[]> {
  const holds = await findHolds(db, clock, order.kind, [orderRef(order).id, secondRef(order).id]);
  return holds.filter(({ held }) => held.refId === holds.at(-1)?.held.refId);
}

/** Repeats the hold that was released with the order's; BALANCE_INSUFFICIENT if it was spent meanwhile. */
export async function holdAgain(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  const ref = secondRef(order);
  for (const { held } of await lastHolds(tx, clock, order)) {
    const { memberId, unit, amount } = held;
    await hold(tx, clock, { memberId, unit, amount, ref });
  }
}

/** A proportion of an amount, rounded half up; `of` is above zero. */
const proportion = (amount: bigint, part: bigint, of: bigint): bigint =>
  (amount * part * 2n + of) / (of * 2n);

/** The number of refunds of this hold so far. */
async function timesRefunded(tx: Transaction, { refKind, refId }: Hold): Promise<number> {
  const isRefund = and(
    eq(ledgerTxn.kind, 'REFUND'),
    eq(ledgerTxn.refKind, refKind),
    eq(ledgerTxn.refId, refId),
  );
  return tx.$count(ledgerTxn, isRefund);
}

interface Back {
  readonly dollarsBack: bigint;
  readonly of: Order;
}

/**
 * What is returned of the payer's hold or capture for one of the orders paid with it: whole points, and the
 * share of dollars that `dollarsBack` is of the payer's.
 */
export async function ledgerSharesBack(db: Executor, clock: Clock, payer: Order, { dollarsBack, of }: Back) {
  const holds = await lastHolds(db, clock, payer);
  const open = holds.filter(({ held }) => held.status !== 'RELEASED');
  return open.flatMap(({ held }) => {
    const isWhole = payer.id === of.id && (held.unit === 'POINT' || payer.dollarAmount === 0n);
    const share = payer.dollarAmount === 0n ? 0n : proportion(held.amount, dollarsBack, payer.dollarAmount);
    const amount = isWhole ? held.amount : share;
    return amount === 0n ? [] : [{ hold: held, amount }];
  });
}

/** Refunds from the payer's capture for one order paid with it. */
export async function refundOrder(tx: Transaction, clock: Clock, payer: Order, back: Back): Promise<void> {
  for (const { hold: found, amount } of await ledgerSharesBack(tx, clock, payer, back)) {
    if (found.status !== 'CAPTURED') continue;
    const { unit, refKind, refId } = found;
    const sequence = (await timesRefunded(tx, found)) + 1;
    await refund(tx, clock, { ref: { kind: refKind, id: refId }, unit, sequence, amount });
  }
}
