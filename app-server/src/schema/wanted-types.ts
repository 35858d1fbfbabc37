/** So many of what is counted, in one period. */
export interface WantedCount {
  readonly orderId: number;
  readonly type: string;
  readonly key: string;
  readonly period: string;
  readonly quantity: number;
  /** the counter begins with so many where there is none yet; without it, such a counter has nothing left */
  readonly opensWith?: number;
}

/** A resource for a time; `from` with, `to` without, ISO 8601. */
export interface WantedResource {
  readonly orderId: number;
  readonly type: string;
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

export interface WantedSeat {
  readonly orderId: number;
  readonly type: string;
  /** the session */
  readonly key: string;
  readonly seat: string;
}

/** All that one transaction takes, for one order or for several. */
export interface Wanted {
  readonly counts?: readonly WantedCount[];
  readonly resources?: readonly WantedResource[];
  readonly seats?: readonly WantedSeat[];
}
