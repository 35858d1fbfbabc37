/** Every answer of the app server, business errors included (specification §3). HTTP status is 200 for them. */
export interface Envelope<T = unknown> {
  /** 0 or "0" is success, everything else rejects the call */
  code: number | string;
  data: T;
  /** set only when the calling screen shows the error itself; the reminder modal then stays closed */
  errorCode: string | null;
  message: string;
}

/** Specification §9: success codes are 0 and "0". */
export function isSuccess(code: unknown): boolean {
  return code === 0 || code === '0';
}
