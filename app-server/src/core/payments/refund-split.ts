/** What a payment took, and what of it went back already; minor units. */
export interface Taken {
  readonly capturedCash: bigint;
  readonly capturedDollars: bigint;
  readonly refundedCash: bigint;
  readonly refundedDollars: bigint;
}

export const refundable = ({ capturedCash, capturedDollars, refundedCash, refundedDollars }: Taken): bigint =>
  capturedCash + capturedDollars - refundedCash - refundedDollars;

/**
 * How a refund is split: as the payment was made up. After it, dollars and cash that went back stand in the proportion
 * in which they were paid; the half of a cent is rounded up for the dollars, and cash takes the rest. Reckoned from
 * the sum of all refunds, so that many small ones come to the same as one, and the last cent always goes back.
 * A voucher is no money and is never split: it comes back with its order, or not at all.
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

/** What one payment gives back of an amount. */
export interface Share<P extends Taken> {
  readonly paid: P;
  readonly isAll: boolean;
  readonly parts: { readonly cash: bigint; readonly dollars: bigint };
}

/** What each payment gives back: the newest as much as it can, then the one before; told in ascending order. */
export function sharesOf<P extends Taken>(newestFirst: readonly P[], amount: bigint): Share<P>[] {
  let open = amount;
  const shares = newestFirst.flatMap((paid): Share<P>[] => {
    const share = open < refundable(paid) ? open : refundable(paid);
    open -= share;
    return share === 0n ? [] : [{ paid, isAll: share === refundable(paid), parts: splitRefund(paid, share) }];
  });
  return shares.toReversed();
}
