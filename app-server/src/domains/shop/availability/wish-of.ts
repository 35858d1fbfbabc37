import type { TherapistWish } from '@resort/mf-shop/contract';
import type { Wish } from './placing.ts';

interface Asked {
  readonly party: number;
  readonly areaId?: string | undefined;
  readonly serviceIds?: readonly string[] | undefined;
  readonly therapist?: TherapistWish | undefined;
}

/** The request's data, from any of the calls. */
export const wishOf = ({ party, areaId, serviceIds = [], therapist = 'ANY' }: Asked): Wish => ({
  party,
  areaId,
  serviceIds,
  therapist,
});
