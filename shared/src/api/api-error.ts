import type { ReminderReason } from '../session/reminder/index.ts';

/** Why a call failed. All failures have this shape. */
export interface ApiError {
  /**
   * business: the app server responded with a code other than 0; status: an HTTP status of 400 to 599;
   * malformed: the response is no envelope; network, timeout and aborted: no response arrived.
   */
  kind: 'business' | 'status' | 'malformed' | 'network' | 'timeout' | 'aborted';
  /** the envelope's code; null when there was no envelope */
  code: number | null;
  /** set: the calling screen shows the error, and the reminder stays closed (specification §8) */
  errorCode: string | null;
  /** in the member's language; null when the app server gave none */
  message: string | null;
  /** data of the error, e.g. `{ serverTime }` */
  data: unknown;
  /** HTTP status; null when there was no response */
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

/** Selects the generic text for an error without a message. */
export function reasonOf(error: ApiError): ReminderReason {
  return REASONS[error.kind];
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && (value.kind as string) in REASONS;
}
