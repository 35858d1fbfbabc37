import { isApiError } from '../../api/api-error.ts';
import { UNDECIDED_CODES } from '../../contract/undecided-codes.ts';

/**
 * The request was looked at and refused as a whole, so it had no effect. False without a response, and for an error
 * that is reported before the work begins: an earlier request with the same key may have had its effect.
 */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.code !== null && !UNDECIDED_CODES.includes(error.code);
