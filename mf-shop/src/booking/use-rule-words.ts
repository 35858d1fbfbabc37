import { serverNow } from '@resort/shared/api';
import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import type { CancelRule } from '../../contract/index.ts';
import { isSome } from './money-text.ts';

/** The cancellation terms as text, for a deposit of this amount (a decimal text). */
export function useRuleWords(): (rule: CancelRule, deposit: string) => string {
  const t = useText('shop');
  return ({ freeUntil, fee }, deposit) => {
    const costs = fee.kind === 'none' || !isSome(deposit) ? null : fee;
    if (costs === null) return t('rule.free');
    const after = costs.kind === 'percent' ? t('rule.percent', { percent: costs.percent }) : t('rule.full');
    const isOver = freeUntil === null || Date.parse(freeUntil) <= serverNow();
    if (isOver) return t('rule.over', { after });
    return t('rule.until', { time: formatDateTime(freeUntil, currentLanguage()), after });
  };
}
