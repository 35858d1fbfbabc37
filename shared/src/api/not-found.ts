import { isApiError } from './api-error.ts';

/** `NOT_FOUND` of `contract/errors.ts`, whose texts stay out of bundles. */
const NOT_FOUND = 10011;

/** Whether there is no such thing: the server says so, or the address names none that there could be (400). */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.code === NOT_FOUND || error.status === 400);
