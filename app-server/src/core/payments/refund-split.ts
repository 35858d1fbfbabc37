/** A payment's amounts, and what was refunded of them; minor units. */
export interface Taken {
  readonly capturedCash: bigint;
  readonly capturedDollars: bigint;
  readonly refundedCash: bigint;
  readonly refundedDollars: bigint;
}

export const refundable = ({ capturedCash, capturedDollars, refundedCash, refundedDollars }: Taken): bigint =>
  capturedCash + capturedDollars - refundedCash - refundedDollars;

/**
 * Splits a refund in the proportion of the payment: after it, refunded dollars and cash have the proportion
 * in which they were paid; half a cent is rounded up for dollars, and cash gets the rest. Calculated from the
 * sum of all refunds, so that many small ones have the same result as one, and the last cent is always
 * refunded. A voucher is not money and never split: it is returned with its order, or not at all.
 */
export function splitRefund(taken: Taken, amount: bigint): { cash: bigint; dollars: bigint } {
  const { capturedCash, capturedDollars, refundedCash, refundedDollars } = taken;
  const total = capturedCash + capturedDollars;
  if (amount <= 0n || amount > refundable(taken)) throw new RangeError('more than is left to refund');
  const after = refundedCash + refundedDollars + amount;
  const dollarsAfter = (2n * capturedDollars * after + total) / (2n * total);
  const dollars = dollarsAfter - refundedDollars;
  return { cash: amount - dollars, dollars };
}

/** The part of a refund that one payment returns. */
export interface RefundPart<P extends Taken> {
  readonly paid: P;
  readonly isAll: boolean;
  readonly parts: { readonly cash: bigint; readonly dollars: bigint };
}

/**
 * Divides a refund: the newest payment first, as much as it can, then the one before; returned in ascending
 * order.
 */
export function refundParts<P extends Taken>(newestFirst: readonly P[], amount: bigint): RefundPart<P>[] {
  let open = amount;
  const shares = newestFirst.flatMap((paid): RefundPart<P>[] => {
    const share = open < refundable(paid) ? open : refundable(paid);
    open -= share;
    return share === 0n ? [] : [{ paid, isAll: share === refundable(paid), parts: splitRefund(paid, share) }];
  });
  return shares.toReversed();
}
