import type { ReminderReason } from '../reminder/index.ts';

/** Why a call failed, the same shape whatever went wrong. */
export interface ApiError {
  /**
   * business: the app server answered with a code other than 0; status: an HTTP status of 400 to 599;
   * malformed: an answer that is no envelope; network, timeout and aborted: there was no answer.
   */
  kind: 'business' | 'status' | 'malformed' | 'network' | 'timeout' | 'aborted';
  /** the envelope's code; null when there was no envelope */
  code: number | null;
  /** set: the calling screen shows the error itself, the reminder stays closed (specification §8) */
  errorCode: string | null;
  /** in the member's language; null when the app server gave none */
  message: string | null;
  /** what the error carries, e.g. `{ serverTime }` */
  data: unknown;
  /** HTTP status; null when there was no answer */
  status: number | null;
}

const REASONS: Record<ApiError['kind'], ReminderReason> = {
  business: 'failed',
  malformed: 'failed',
  aborted: 'failed',
  status: 'status',
  network: 'network',
  timeout: 'timeout',
};

/** Which sentence of our own stands for an error without a message. */
export function reasonOf(error: ApiError): ReminderReason {
  return REASONS[error.kind];
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && (value.kind as string) in REASONS;
}
