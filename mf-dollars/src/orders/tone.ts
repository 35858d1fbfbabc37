import type { BadgeProps } from '@resort/shared/ui';
import type { ExchangeStatus } from '../../contract/index.ts';

const TONES: Record<ExchangeStatus, NonNullable<BadgeProps['tone']>> = {
  CREATED: 'warning',
  EXPIRED: 'plain',
  PAID: 'info',
  READY: 'success',
  ISSUED: 'success',
  COLLECTED: 'plain',
  CANCELLED: 'plain',
  LAPSED: 'plain',
};

/** The colour of a state. */
export const toneOf = (status: ExchangeStatus) => TONES[status];
