import { isApiError } from '@resort/shared/api';

/** Why the server would not, in the member's language. */
export interface Refused {
  errorCode: string;
  message: string;
}

/** The screen's own message for an error; null: the reminder has shown it, or the cause is unknown. */
export function refusedBy(error: unknown): Refused | null {
  if (!isApiError(error) || error.errorCode === null || error.message === null) return null;
  const { errorCode, message } = error;
  return { errorCode, message };
}

/**
 * The request was processed and refused, so it had no effect. A code below 12 000, a wrong captcha and a server error
 * (50 000) do not show whether an earlier request without a response took effect.
 */
export function isRefusedWhole(error: unknown): boolean {
  if (!isApiError(error) || error.code === null || error.errorCode === 'CAPTCHA') return false;
  return error.code >= 12_000 && error.code < 50_000;
}
