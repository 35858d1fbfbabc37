import { undecidedRows } from './error-row.ts';

/** Session (301, 40152), the protocol (10xxx), and internal errors (50000). */
export const PROTOCOL_ERRORS = undecidedRows({
  SIGN_IN_AGAIN: { code: 301, errorCode: null },
  BAD_REQUEST: { code: 10001, errorCode: null },
  BAD_SIGNATURE: { code: 10002, errorCode: null },
  CLOCK_SKEW: { code: 10003, errorCode: 'CLOCK_SKEW' },
  UNEXPECTED_FIELD: { code: 10004, errorCode: null },
  KEY_REUSED: { code: 10005, errorCode: null },
  REPLAYED: { code: 10006, errorCode: 'REPLAYED' },
  NOT_YOURS: { code: 10007, errorCode: null },
  STALE: { code: 10008, errorCode: 'STALE' },
  BUSY: { code: 10009, errorCode: null },
  TOO_MANY: { code: 10010, errorCode: null },
  NOT_FOUND: { code: 10011, errorCode: null },
  UNAVAILABLE: { code: 10012, errorCode: null },
  SESSION_SUPERSEDED: { code: 40152, errorCode: null },
  INTERNAL: { code: 50000, errorCode: null },
});
