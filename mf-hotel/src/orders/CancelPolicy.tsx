import { serverNow } from '@resort/shared/api';
import { formatAmount, formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import type { HotelOrderDetail } from '../../contract/index.ts';

/** What cancelling costs, in a sentence with its moment and its amount. */
export function CancelPolicy({ order }: { order: Pick<HotelOrderDetail, 'cancelPolicy' | 'currency'> }) {
  const t = useText('hotel');
  const { freeUntil } = order.cancelPolicy;
  const fee = useFeeWords(order);
  if (fee === null) return <p>{t('policy.free')}</p>;
  if (freeUntil === null) return <p>{t('policy.never', { fee })}</p>;
  const time = formatDateTime(freeUntil, currentLanguage());
  const isOver = Date.parse(freeUntil) < serverNow();
  return <p>{t(isOver ? 'policy.over' : 'policy.until', { time, fee })}</p>;
}

/** The fee in words; null where there is none. */
function useFeeWords({
  cancelPolicy: { fee },
  currency,
}: Pick<HotelOrderDetail, 'cancelPolicy' | 'currency'>): string | null {
  const t = useText('hotel');
  switch (fee.kind) {
    case 'none':
      return null;
    case 'firstNight':
      return t('policy.firstNight', { amount: formatAmount(fee.amount, currency) });
    case 'percent':
      return t('policy.percent', { percent: fee.percent });
    case 'full':
      return t('policy.full');
  }
}
