import { isApiError, isNotFound } from '@resort/shared/api';

/** No booking has such a number at all: BOOKING_NUMBER. */
const NO_SUCH_ID = 16_013;

/** The address names no booking of this member's: trying again would not bring it. */
export const isNoOrder = (error: unknown): boolean =>
  isNotFound(error) || (isApiError(error) && error.code === NO_SUCH_ID);
