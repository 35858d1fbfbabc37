import { discountFigure, formatAmount } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import type { MyVoucher } from '../../contract/index.ts';

export type Worth = Pick<MyVoucher, 'type' | 'face' | 'percent' | 'maxDeduct' | 'minSpend'>;

/** Vouchers have values in the book currency (specification §9). */
const CURRENCY = 'MOP';

/** The value of a voucher as a short label, and its conditions. */
export function useWorth({ type, face, percent, maxDeduct, minSpend }: Worth): {
  figure: string;
  terms: string[];
} {
  const t = useText('vouchers');
  return { figure: figure(), terms: [mostOff(), leastSpent()].filter((line) => line !== undefined) };

  function figure(): string {
    if (face !== undefined) return formatAmount(face, CURRENCY);
    if (percent !== undefined)
      return t('worth.percent', { percent: discountFigure(percent, currentLanguage()) });
    return t(`worth.${type}`);
  }
  function mostOff(): string | undefined {
    return maxDeduct === undefined
      ? undefined
      : t('worth.mostOff', { amount: formatAmount(maxDeduct, CURRENCY) });
  }
  function leastSpent(): string | undefined {
    return /[1-9]/.test(minSpend)
      ? t('worth.leastSpent', { amount: formatAmount(minSpend, CURRENCY) })
      : undefined;
  }
}
