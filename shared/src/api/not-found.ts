import { PROTOCOL_CODES } from '../contract/protocol-codes.ts';
import { isApiError } from './api-error.ts';

const NOTHING: readonly (number | null)[] = [
  PROTOCOL_CODES.BAD_REQUEST,
  PROTOCOL_CODES.NOT_YOURS,
  PROTOCOL_CODES.NOT_FOUND,
];

/** What was asked for by its id is not there for this member, or is no id: trying again would not bring it. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && NOTHING.includes(error.code);
