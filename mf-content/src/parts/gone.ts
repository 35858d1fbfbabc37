import { isApiError, isNotFound } from '@resort/shared/api';

/** What was asked for is no longer there, or never was: trying again would not bring it. */
export const isGone = (error: unknown): boolean =>
  isNotFound(error) || (isApiError(error) && error.errorCode === 'GONE');
