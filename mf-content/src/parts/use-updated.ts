import { formatDateTime, formatTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';

/**
 * When what is shown was read: of an earlier visit with its day (`readAt`, from `useReadAt`), today with its time;
 * empty before the first answer.
 */
export function useUpdated(readAt: number | null, at: number | undefined): string {
  const t = useText('content');
  if (readAt !== null) return t('asOf', { time: formatDateTime(readAt, currentLanguage()) });
  return at === undefined ? '' : t('updated', { time: formatTime(at) });
}
