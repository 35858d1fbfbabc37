import { isApiError } from '@resort/shared/api';

/** Why the server would not, in the member's language. */
export interface Refused {
  errorCode: string;
  message: string;
}

/** What the screen itself says of an error; null: the reminder has said it, or nothing is known but that it failed. */
export function refusedBy(error: unknown): Refused | null {
  if (!isApiError(error) || error.errorCode === null || error.message === null) return null;
  const { errorCode, message } = error;
  return { errorCode, message };
}

/**
 * The request was looked at, and nothing of it was done. A code below 12 000, a wrong captcha and an error of ours
 * (50 000) say nothing of what was sent before without an answer: that one may have been done.
 */
export function isRefusedWhole(error: unknown): boolean {
  if (!isApiError(error) || error.code === null || error.errorCode === 'CAPTCHA') return false;
  return error.code >= 12_000 && error.code < 50_000;
}
