import { formatAmount, formatCount, listText } from '../../../format/index.ts';
import { currentLanguage, useText } from '../../../i18n/index.ts';
import type { Earnings } from '../../../rows/fields/earnings.ts';

interface EarnedLineProps {
  /** null: nothing is earned */
  earnings: Earnings | null;
  /** `ahead`: after it has taken place; `most`: without what vouchers and Resort Dollars pay; `visit`: the same of a visit to an outlet; `done`: credited */
  when: 'ahead' | 'most' | 'visit' | 'done';
}

/** What a member earns, in one sentence. Nothing if that is nothing. */
export function EarnedLine({ earnings, when }: EarnedLineProps) {
  const t = useText('kit');
  if (earnings === null) return null;
  const { dollars, points, tierPoints } = earnings;
  const parts = [
    ...(Number(dollars) === 0 ? [] : [t('fields.amount.dollars', { amount: formatAmount(dollars) })]),
    ...(points === 0 ? [] : [t('fields.amount.points', { count: points, figures: formatCount(points) })]),
    ...(tierPoints === 0
      ? []
      : [t('fields.amount.tierPoints', { count: tierPoints, figures: formatCount(tierPoints) })]),
  ];
  if (parts.length === 0) return null;
  return <p>{t(`earned.${when}`, { what: listText(parts, currentLanguage()) })}</p>;
}
