import type { TherapistWish } from '../../contract/index.ts';

/** What days and times are asked for. */
export interface AskedTimes {
  shopId: string;
  party: number;
  areaId?: string;
  /** with commas between, as the query has them */
  serviceIds?: string;
  therapist?: TherapistWish;
}
