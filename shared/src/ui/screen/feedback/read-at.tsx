import { formatDateTime, formatTime } from '../../../format/index.ts';
import { currentLanguage, useText } from '../../../i18n/index.ts';
import { Notice } from './notice.tsx';

/**
 * How old the information on a screen is. `readAt`: the time of an earlier visit, from `useReadAt`; otherwise `at`,
 * the time of today's response. Empty before the first response.
 */
export function useUpdated(readAt: number | null, at: number | undefined): string {
  const t = useText('kit');
  if (readAt !== null) return t('asOf', { time: formatDateTime(readAt, currentLanguage()) });
  return at === undefined ? '' : t('updated', { time: formatTime(at) });
}

/** Tells that the information is from an earlier visit; nothing while it is current (`readAt` is null). */
export function OfflineNotice({ readAt }: { readAt: number | null }) {
  const t = useText('kit');
  if (readAt === null) return null;
  return <Notice>{t('offlineAsOf', { time: formatDateTime(readAt, currentLanguage()) })}</Notice>;
}
