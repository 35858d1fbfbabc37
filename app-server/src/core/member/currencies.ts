import { parseMoney } from '@resort/shared/contract';

/** The currencies in which amounts are shown and paid; `rateToMop` is MOP per unit, a decimal string. */
export const CURRENCIES = {
  MOP: { code: 'MOP', symbol: 'MOP$', rateToMop: '1.00' },
  /** the peg */
  HKD: { code: 'HKD', symbol: 'HK$', rateToMop: '1.03' },
} as const;
export type Currency = keyof typeof CURRENCIES;

/** Converts MOP to another currency, in minor units, rounded half up. Never below zero. */
export function fromMop(minor: bigint, currency: Currency): bigint {
  const rate = parseMoney(CURRENCIES[currency].rateToMop);
  return (minor * 200n + rate) / (rate * 2n);
}

/** Converts an amount to MOP at a stored rate (`1.030000`), in minor units, rounded half up. */
export function toMop(minor: bigint, rateToMop: string): bigint {
  const [whole = '', fraction = ''] = rateToMop.split('.');
  const millionths = BigInt(whole + fraction.padEnd(6, '0').slice(0, 6));
  return (minor * millionths * 2n + 1_000_000n) / 2_000_000n;
}

/**
 * Converts lines of MOP so that they still add up: only their running sum is converted, and each line is the
 * difference (conversions round per order, never per line).
 */
export function linesFromMop(lines: readonly bigint[], currency: Currency): bigint[] {
  let sum = 0n;
  let converted = 0n;
  return lines.map((line) => {
    sum += line;
    const before = converted;
    converted = fromMop(sum, currency);
    return converted - before;
  });
}

export const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);
