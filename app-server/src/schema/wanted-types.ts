/** A quantity of a counter, in one period. */
export interface WantedCount {
  readonly orderId: number;
  readonly type: string;
  readonly key: string;
  readonly period: string;
  readonly quantity: number;
  /** initial stock of a counter that does not exist yet; without it such a counter has nothing left */
  readonly opensWith?: number;
}

/** A resource for a time, ISO 8601; `to` is exclusive. */
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

/** Everything that one transaction takes, for one order or several. */
export interface Wanted {
  readonly counts?: readonly WantedCount[];
  readonly resources?: readonly WantedResource[];
  readonly seats?: readonly WantedSeat[];
}
