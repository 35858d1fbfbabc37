/**
 * The codes that the client handles. They are separate from the error table, which must not reach a
 * browser. A test compares the two.
 */
export const PROTOCOL_CODES = {
  SIGN_IN_AGAIN: 301,
  SESSION_SUPERSEDED: 40152,
  CLOCK_SKEW: 10003,
  BUSY: 10009,
  BAD_REQUEST: 10001,
  NOT_YOURS: 10007,
  NOT_FOUND: 10011,
} as const;

/** The two codes that end a session, wherever they come from (specification §4). */
export const SESSION_END_CODES: readonly number[] = [
  PROTOCOL_CODES.SIGN_IN_AGAIN,
  PROTOCOL_CODES.SESSION_SUPERSEDED,
];
