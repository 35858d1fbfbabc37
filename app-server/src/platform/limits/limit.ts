/** A number per window. The window starts with the first request and resets as a whole. */
export interface Limit {
  /** what is counted, and for whom: `otp ip 203.0.113.7` */
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
}

/** The count including this one, and the seconds until the window resets. */
export interface Counted {
  readonly count: number;
  readonly over: boolean;
  readonly closesIn: number;
}
