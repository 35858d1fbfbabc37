/** Amounts of the wire, `1234.50`, reckoned with whole cents. */
const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));

function text(amount: bigint): string {
  const digits = amount.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What is left of an amount; never below zero. */
export function less(amount: string, taken: string): string {
  const left = cents(amount) - cents(taken);
  return text(left < 0n ? 0n : left);
}

export const lesser = (one: string, other: string): string => (cents(one) < cents(other) ? one : other);

export const isNothing = (amount: string): boolean => cents(amount) === 0n;
