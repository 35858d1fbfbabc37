/**
 * An amount shared out by weight, whole to the last minor unit: what rounding down leaves goes to the first ones. Where
 * nothing weighs anything, everybody has the same.
 */
export function sharesOf(amount: bigint, weights: readonly bigint[]): bigint[] {
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
