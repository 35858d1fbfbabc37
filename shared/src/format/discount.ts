import type { Language } from '../contract/languages.ts';

/**
 * The figure of a discount of `percent` per cent, without `%` or 折. Chinese names the part that is still paid: 15% off is
 * 85 折 in Macau and Hong Kong and 8.5 折 on the mainland; 20% off is 8 折 in both.
 */
export function discountFigure(percent: number, language: Language): number {
  const paid = 100 - percent;
  if (language === 'sc') return paid / 10;
  if (language === 'tc') return paid % 10 === 0 ? paid / 10 : paid;
  return percent;
}
