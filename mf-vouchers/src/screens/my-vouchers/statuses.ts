import type { VoucherTab } from '../../../contract/index.ts';

/** The tabs in the address; the first one is the default. */
export const STATUSES = ['usable', 'used', 'expired'] as const;
export type Status = (typeof STATUSES)[number];

/** The same as the call has them. */
export const TAB_OF: Record<Status, VoucherTab> = { usable: 'USABLE', used: 'USED', expired: 'EXPIRED' };
