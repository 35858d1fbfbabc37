import { useReadAt } from '@resort/shared/api';
import { useOnline } from '@resort/shared/ui';
import type { MyVoucher } from '../../contract/index.ts';

/** Whether a voucher can be used now on this device; otherwise the one reason that is shown. */
export type Standing = 'usable' | 'offline' | 'notStarted' | 'held' | 'used' | 'expired' | 'replaced';

export function useStanding(id: string, voucher: MyVoucher | undefined): Standing {
  const isOnline = useOnline();
  const readAt = useReadAt('/offer/voucher/info', { id });
  switch (voucher?.status) {
    case 'HELD':
      return 'held';
    case 'BURNED':
      return 'used';
    case 'EXPIRED':
      return 'expired';
    case 'REFUNDED':
      return 'replaced';
    case 'TAKEN':
      if (!voucher.started) return 'notStarted';
      return isOnline && readAt === null ? 'usable' : 'offline';
    case undefined:
      return 'offline';
  }
}
