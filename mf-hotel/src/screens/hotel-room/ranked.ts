import type { RatePrice } from '../../../contract/index.ts';

/** What the member pays less than the public, as a decimal; null if nothing. */
export function savedOn({ insteadOf, price }: RatePrice): string | null {
  const cents = insteadOf === null ? 0 : inCents(insteadOf) - inCents(price.total);
  return cents > 0 ? (cents / 100).toFixed(2) : null;
}

/** One rate to recommend: where the member saves most, or else the server's first; and the others in its order. */
export function ranked(rates: readonly RatePrice[]): { best: RatePrice | undefined; others: RatePrice[] } {
  const saved = (rate: RatePrice) => inCents(savedOn(rate) ?? '0');
  const [best] = [...rates].sort((a, b) => saved(b) - saved(a));
  return { best, others: rates.filter((rate) => rate !== best) };
}

/** Amounts have two decimals (specification §9). */
const inCents = (amount: string): number => Math.round(Number(amount) * 100);
