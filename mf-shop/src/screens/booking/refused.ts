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
