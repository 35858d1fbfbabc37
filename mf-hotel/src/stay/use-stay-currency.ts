import { useMember } from '@resort/shared/session';
import type { StayCurrency } from '../../contract/index.ts';

/** What this member's stays are priced in: their own currency where stays are sold in it. */
export function useStayCurrency(): StayCurrency {
  return useMember().currency === 'HKD' ? 'HKD' : 'MOP';
}
