/**
 * An amount shared by weight, exact to the last minor unit: the first ones get the rest after rounding down. If all
 * weights are zero, the shares are equal.
 */
export function splitByWeight(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  const even = sum === 0n;
  const of = even ? BigInt(weights.length) : sum;
  const shares = weights.map((weight) => (of === 0n ? 0n : (amount * (even ? 1n : weight)) / of));
  let left = amount - shares.reduce((total, share) => total + share, 0n);
  return shares.map((share) => {
    if (left === 0n) return share;
    left -= 1n;
    return share + 1n;
  });
}
