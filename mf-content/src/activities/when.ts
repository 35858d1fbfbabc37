import { businessDate, formatDate, formatTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import type { ActivityBrief } from '../../contract/index.ts';

/** Day and hours in Macau: `12 Dec 2026, 15:00–17:00`; one that ends on another day has both days. */
export function useWhen({ startAt, endAt }: Pick<ActivityBrief, 'startAt' | 'endAt'>): string {
  const t = useText('content');
  const [start, end] = [new Date(startAt), new Date(endAt)];
  const date = formatDate(start, currentLanguage());
  const lastDay = businessDate(start) === businessDate(end) ? '' : `${formatDate(end, currentLanguage())}, `;
  return t('activity.time', { date, from: formatTime(start), to: lastDay + formatTime(end) });
}
