import type { BadgeProps } from '@resort/shared/ui';
import type { TicketOrderStatus } from '../../contract/index.ts';

const TONES: Record<TicketOrderStatus, NonNullable<BadgeProps['tone']>> = {
  HELD: 'warning',
  BOUND: 'warning',
  ISSUED: 'success',
  PART_VERIFIED: 'success',
  VERIFIED: 'plain',
  REFUNDED: 'plain',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
};

/** The colour of a state. */
export const toneOf = (status: TicketOrderStatus) => TONES[status];
