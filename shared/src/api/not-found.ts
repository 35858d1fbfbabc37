import { PROTOCOL_CODES } from '../contract/protocol-codes.ts';
import { isApiError } from './api-error.ts';

const NOTHING: readonly (number | null)[] = [
  PROTOCOL_CODES.BAD_REQUEST,
  PROTOCOL_CODES.NOT_YOURS,
  PROTOCOL_CODES.NOT_FOUND,
];

/** True when the member cannot see the thing with this id, or the id is invalid. A retry would not help. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && NOTHING.includes(error.code);
