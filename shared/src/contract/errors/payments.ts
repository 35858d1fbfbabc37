import { errorRows } from './error-row.ts';

/** Payments and refunds: 20xxx. */
export const PAYMENT_ERRORS = errorRows({
  PAYMENT_IN_PROGRESS: { code: 20001, errorCode: 'IN_PROGRESS' },
  AMOUNT_CHANGED: { code: 20003, errorCode: 'AMOUNT' },
  METHOD_UNAVAILABLE: { code: 20004, errorCode: null },
  ALREADY_PAID: { code: 20005, errorCode: 'ALREADY_PAID' },
  REFUND_EXCEEDS: { code: 20006, errorCode: null },
  CARD_GONE: { code: 20007, errorCode: 'CARD_GONE' },
  CARD_EXPIRED: { code: 20008, errorCode: 'CARD_EXPIRED' },
});
