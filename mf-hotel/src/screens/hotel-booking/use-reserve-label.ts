import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { isNothing } from '@resort/shared/ui/amount';
import type { Quote } from '../../booking/use-price.ts';

/** The label of the button, with its amount. */
export function useReserveLabel({ rate, total, currency }: Quote, payable: string): string {
  const t = useText('hotel');
  if (rate.payType === 'AT_HOTEL') return t('book.reserveAtHotel', { amount: formatAmount(total, currency) });
  if (isNothing(payable)) return t('book.reserve');
  return t('book.reserveAndPay', { amount: formatAmount(payable, currency) });
}
