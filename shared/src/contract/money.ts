/** Minor units per unit of a currency, or per Resort Dollar. */
const MINOR_PER_UNIT = 100n;

/** The wire format, for schemas: a decimal text with two decimals, `1234.50`. */
export const MONEY_TEXT = /^-?(?:0|[1-9]\d{0,14})\.\d{2}$/;

/**
 * Parses an amount on the wire to minor units: `'1234.50'` → `123450n`. Also accepts numbers and fewer
 * decimals, because another app server may send them. Throws RangeError for anything else, or for more than
 * two decimals.
 */
export function parseMoney(amount: string | number): bigint {
  const parts = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(String(amount));
  if (!parts) throw new RangeError(`"${amount}" is no amount`);
  const [, sign, whole = '', fraction = ''] = parts;
  const minor = BigInt(whole) * MINOR_PER_UNIT + BigInt(fraction.padEnd(2, '0'));
  return sign === '-' ? -minor : minor;
}

/** Formats minor units for the wire: `123450n` → `'1234.50'`. */
export function moneyText(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * A price before service charge and tourism tax. Members see totals with both; a base price appears only in the
 * breakdown of its total. `formatAmount`, `Amount` and `Price` do not accept it.
 */
export type BasePrice = string & { readonly basis: 'beforeTax' };

/** An amount as text that may be shown anywhere: every text except a `BasePrice`. */
export type ShownAmount = string & { readonly basis?: never };

export const basePriceText = (minor: bigint): BasePrice => moneyText(minor) as BasePrice;

/**
 * A part of an amount in hundredths of a per cent, rounded half away from zero: `shareOf(9999n, 1500)` is 15 % of
 * 99.99. Rounding happens once, on the sum, never on each line.
 */
export function shareOf(minor: bigint, basisPoints: number): bigint {
  const product = minor * BigInt(basisPoints);
  const half = product < 0n ? -5_000n : 5_000n;
  return (product + half) / 10_000n;
}
