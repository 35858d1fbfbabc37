import { sentencesText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import type { RefundRule } from '../../contract/index.ts';

const HOURS_OF_DAY = 24;

/** The refund terms as text; null: no refunds. */
export function useRefundWords(): (rule: RefundRule | null) => string {
  const t = useText('ticketing');
  const time = (hours: number) =>
    hours >= HOURS_OF_DAY && hours % HOURS_OF_DAY === 0
      ? t('refund.days', { count: hours / HOURS_OF_DAY })
      : t('refund.hours', { count: hours });
  return (rule) => {
    if (rule === null) return t('refund.never');
    const { freeHours, feePercent, closesHours } = rule;
    const free = t('refund.freely', { time: time(freeHours) });
    if (closesHours >= freeHours || feePercent >= 100)
      return sentencesText([free, t('refund.thenNone')], currentLanguage());
    const kept = t('refund.kept', { percent: feePercent });
    const closes =
      closesHours > 0 ? t('refund.closes', { time: time(closesHours) }) : t('refund.closesAtStart');
    return sentencesText([free, kept, closes], currentLanguage());
  };
}
