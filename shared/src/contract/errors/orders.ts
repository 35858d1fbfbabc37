import { errorRows } from './error-row.ts';

/** Hotel, orders and cart: 16xxx. */
export const ORDER_ERRORS = errorRows({
  QUOTE_EXPIRED: { code: 16003, errorCode: 'QUOTE_EXPIRED' },
  SIGN_CHECK: { code: 16004, errorCode: 'SIGN_CHECK' },
  HOLD_EXPIRED: { code: 16006, errorCode: 'HOLD_EXPIRED' },
  CHANGE_CLOSED: { code: 16007, errorCode: null },
  CANCEL_CLOSED: { code: 16008, errorCode: null },
  CART_FULL: { code: 16010, errorCode: 'CART_FULL' },
  CART_CHANGED: { code: 16011, errorCode: 'CART_CHANGED' },
  PENALTY_CHANGED: { code: 16012, errorCode: 'PENALTY_CHANGED' },
  BOOKING_NUMBER: { code: 16013, errorCode: null },
  CART_CURRENCY: { code: 16014, errorCode: 'CART_CURRENCY' },
});
