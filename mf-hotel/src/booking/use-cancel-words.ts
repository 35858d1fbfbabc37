import { serverNow } from '@resort/shared/api';
import { formatAmount, formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import type { CancelTerms } from '../../contract/index.ts';

/** The cancellation terms in plain words, with times in Macau: first what is free, then the fee. */
export function useCancelWords(): (terms: CancelTerms, currency: string) => string[] {
  const t = useText('hotel');
  return ({ freeUntil, penalty: { kind, percent, amount } }, currency) => {
    const words = { percent, amount: formatAmount(amount, currency) };
    // a moment that is over is no promise any more
    if (freeUntil === null || Date.parse(freeUntil) <= serverNow()) return [t(`cancel.now.${kind}`, words)];
    const until = formatDateTime(freeUntil, currentLanguage());
    return [t('cancel.free', { until }), t(`cancel.then.${kind}`, words)];
  };
}
