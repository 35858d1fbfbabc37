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
