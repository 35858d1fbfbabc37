import type { BadgeProps } from '@resort/shared/ui';
import type { ReservationStatus } from '../../contract/index.ts';

const TONES: Record<ReservationStatus, NonNullable<BadgeProps['tone']>> = {
  HELD: 'warning',
  REQUESTED: 'info',
  RESERVED: 'success',
  SEATED: 'success',
  FINISHED: 'plain',
  DECLINED: 'danger',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
  NO_SHOW: 'plain',
};

/** The colour of a state. */
export const toneOf = (status: ReservationStatus) => TONES[status];
