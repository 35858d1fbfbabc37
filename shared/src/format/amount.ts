import type { ShownAmount } from '../contract/money.ts';

/**
 * An amount with two decimals and thousands separators (specification §5), the currency's code before it:
 * `formatAmount('-1234.5', 'MOP')` → `MOP -1,234.50`, with a space at which no line ends. Works on the decimal text, so that no cent is lost to floating
 * point; more than two decimals are rounded half away from zero. Throws for what is no number.
 */
export function formatAmount(amount: ShownAmount | number, currency?: string): string {
  const [, sign = '', whole = '', fraction = ''] = decimalParts(amount);
  const digits = whole + fraction.padEnd(3, '0').slice(0, 2);
  const roundsUp = fraction.length > 2 && fraction.charAt(2) >= '5';
  const cents = (BigInt(digits) + (roundsUp ? 1n : 0n)).toString().padStart(3, '0');
  const grouped = cents.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  const isNegative = sign === '-' && BigInt(cents) !== 0n;
  const text = `${isNegative ? '-' : ''}${grouped}.${cents.slice(-2)}`;
  return currency === undefined ? text : `${currency}\u00a0${text}`;
}

/** A whole number with thousands separators, alike in every language (specification §5): `formatCount(12800)` → `12,800`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** Numbers are written in full: `String` gives the shortest text of a number, but an exponent for very large ones. */
function decimalParts(amount: string | number): RegExpExecArray {
  const text =
    typeof amount === 'number' && Math.abs(amount) >= 1e21
      ? BigInt(amount).toString()
      : String(amount).trim();
  const plain = /^-?\d(?:\.\d+)?e-\d+$/.test(text) ? '0' : text; // less than a millionth
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain);
  if (!parts) throw new RangeError(`"${amount}" is no amount`);
  return parts;
}
