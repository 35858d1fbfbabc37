import { useReadAt } from '@resort/shared/api';
import { useUpdated as useUpdatedText } from '@resort/shared/ui';
import { TAB_OF, type Status } from './statuses.ts';

/** When the list was read: of an earlier visit with its day, today with its time; empty before the first answer. */
export function useUpdated(status: Status, at: number | undefined): string {
  return useUpdatedText(useReadAt('/offer/voucher', { status: TAB_OF[status], pageNum: 1 }), at);
}
