import { useMember } from '@resort/shared/session';
import type { StayCurrency } from '../../contract/index.ts';

/** The currency of this member's stays: their own, if stays are sold in it. */
export function useStayCurrency(): StayCurrency {
  return useMember().currency === 'HKD' ? 'HKD' : 'MOP';
}
