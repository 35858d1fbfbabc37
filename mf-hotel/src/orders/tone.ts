import type { BadgeProps } from '@resort/shared/ui';
import type { HotelOrderStatus } from '../../contract/index.ts';

const TONES: Record<HotelOrderStatus, NonNullable<BadgeProps['tone']>> = {
  HELD: 'warning',
  RESERVED: 'success',
  MODIFYING: 'warning',
  IN_HOUSE: 'success',
  CHECKED_OUT: 'plain',
  NO_SHOW: 'plain',
  CANCELLED: 'plain',
  EXPIRED: 'plain',
};

/** The colour of a state. */
export const toneOf = (status: HotelOrderStatus) => TONES[status];
