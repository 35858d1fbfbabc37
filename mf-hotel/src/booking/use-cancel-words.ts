import { serverNow } from '@resort/shared/api';
import { formatAmount, formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import type { CancelTerms } from '../../contract/index.ts';

/** The cancellation terms as text, with times in Macau: first the free period, then the fee. */
export function useCancelWords(): (terms: CancelTerms, currency: string) => string[] {
  const t = useText('hotel');
  return ({ freeUntil, penalty: { kind, percent, amount } }, currency) => {
    const words = { percent, amount: formatAmount(amount, currency) };
    // a free period that is over is not mentioned
    if (freeUntil === null || Date.parse(freeUntil) <= serverNow()) return [t(`cancel.now.${kind}`, words)];
    const until = formatDateTime(freeUntil, currentLanguage());
    return [t('cancel.free', { until }), t(`cancel.then.${kind}`, words)];
  };
}
