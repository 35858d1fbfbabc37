import type { ShownAmount } from '../contract/money.ts';

/**
 * Formats an amount with two decimals and thousands separators (specification §5), after the currency code:
 * `formatAmount('-1234.5', 'MOP')` → `MOP -1,234.50`, with a no-break space. Works on the decimal text, so
 * that floating point loses no cent. More than two decimals are rounded half away from zero. Throws if the
 * text is not a number.
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

/**
 * A whole number with thousands separators, the same in every language (specification §5):
 * `formatCount(12800)` → `12,800`.
 */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/**
 * About how much, in whole units, where nothing is charged by it: `formatAbout(12800, 'KRW')` → `KRW 12,800`, with a
 * no-break space.
 */
export function formatAbout(count: number, currency: string): string {
  return `${currency}\u00a0${formatCount(count)}`;
}

/**
 * Converts numbers with `String`, which gives the shortest exact text, but an exponent for very large ones.
 */
function decimalParts(amount: string | number): RegExpExecArray {
  const text =
    typeof amount === 'number' && Math.abs(amount) >= 1e21
      ? BigInt(amount).toString()
      : String(amount).trim();
  const plain = /^-?\d(?:\.\d+)?e-\d+$/.test(text) ? '0' : text; // smaller than one millionth
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain);
  if (!parts) throw new RangeError(`"${amount}" is no amount`);
  return parts;
}
