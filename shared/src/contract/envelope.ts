/**
 * Every response of the app server, business errors included (specification §3). Their HTTP status is 200.
 */
export interface Envelope<T = unknown> {
  /** 0 or "0" is success; every other code rejects the call */
  code: number | string;
  data: T;
  /** set only if the calling screen shows the error; the reminder modal then stays closed */
  errorCode: string | null;
  message: string;
}

/** Specification §9: success codes are 0 and "0". */
export function isSuccess(code: unknown): boolean {
  return code === 0 || code === '0';
}
