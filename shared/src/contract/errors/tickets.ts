import { errorRows } from './error-row.ts';

/** Tickets, seats, guests and gates: 18xxx. */
export const TICKET_ERRORS = errorRows({
  SEAT_TAKEN: { code: 18001, errorCode: 'SEAT_TAKEN' },
  TICKETS_SOLD_OUT: { code: 18002, errorCode: 'SOLD_OUT' },
  TICKET_HOLD_EXPIRED: { code: 18003, errorCode: 'HOLD_EXPIRED' },
  BIND_REQUIRED: { code: 18004, errorCode: 'BIND_REQUIRED' },
  DOCUMENT_USED: { code: 18005, errorCode: 'DOC_USED' },
  DOCUMENT_FORMAT: { code: 18006, errorCode: 'DOC_FORMAT' },
  INVITE_INVALID: { code: 18007, errorCode: 'INVITE' },
  TICKET_VERIFIED: { code: 18008, errorCode: 'ALREADY_VERIFIED' },
  GATE_CODE: { code: 18009, errorCode: 'GATE' },
  GUEST_BOUND: { code: 18010, errorCode: 'BOUND' },
  NOT_REFUNDABLE: { code: 18011, errorCode: 'NOT_REFUNDABLE' },
  TICKET_LIMIT: { code: 18012, errorCode: 'LIMIT' },
  GUEST_TWICE: { code: 18013, errorCode: 'DUP_PERSON' },
  TOO_MANY_GUESTS: { code: 18014, errorCode: 'MAX_PERSONS' },
  SEATS_REQUIRED: { code: 18015, errorCode: 'SEATS_REQUIRED' },
  NO_SEATS_TOGETHER: { code: 18016, errorCode: 'NO_SEATS_TOGETHER' },
  NOT_ON_SALE: { code: 18017, errorCode: 'NOT_ON_SALE' },
  PRESALE_ONLY: { code: 18018, errorCode: 'PRESALE' },
  TERMS_CHANGED: { code: 18019, errorCode: 'TERMS_CHANGED' },
});
