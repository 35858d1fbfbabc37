import type { TherapistWish } from '../../contract/index.ts';

/** The subject of a request for days and times. */
export interface AskedTimes {
  shopId: string;
  party: number;
  areaId?: string;
  /** with commas between, as the query has them */
  serviceIds?: string;
  therapist?: TherapistWish;
}
