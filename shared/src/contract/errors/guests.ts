import { errorRows } from './error-row.ts';

/** Guests, gifts and gates: 18xxx, the same range as ticket orders. */
export const GUEST_ERRORS = errorRows({
  NAME_HAN: { code: 18031, errorCode: 'NAME_HAN' },
  DOC_EXPIRED: { code: 18032, errorCode: 'DOC_EXPIRED' },
  GUEST_MIN_AGE: { code: 18033, errorCode: 'MIN_AGE' },
  TICKET_INVALID: { code: 18034, errorCode: 'TICKET_INVALID' },
  WRONG_GATE: { code: 18035, errorCode: 'WRONG_GATE' },
  WRONG_TIME: { code: 18036, errorCode: 'WRONG_TIME' },
  GIFT_SELF: { code: 18037, errorCode: 'GIFT_SELF' },
  GIFT_GONE: { code: 18038, errorCode: 'GIFT_GONE' },
});
