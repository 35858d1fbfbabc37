import { useReadAt } from '@resort/shared/api';
import { formatDateTime, formatTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { TAB_OF, type Status } from './statuses.ts';

/** When the list was read: of an earlier visit with its day, today with its time; empty before the first answer. */
export function useUpdated(status: Status, at: number | undefined): string {
  const t = useText('vouchers');
  const readAt = useReadAt('/offer/voucher', { status: TAB_OF[status], pageNum: 1 });
  if (readAt !== null) return t('asOf', { time: formatDateTime(readAt, currentLanguage()) });
  return at === undefined ? '' : t('updated', { time: formatTime(at) });
}
