import { errorRows } from './error-row.ts';

/** Table and treatment bookings: 17xxx. */
export const SHOP_ERRORS = errorRows({
  NO_SLOT: { code: 17001, errorCode: 'NO_SLOT' },
  PARTY_SIZE: { code: 17002, errorCode: 'PARTY' },
  LEAD_TIME: { code: 17003, errorCode: 'LEAD' },
  CLOSED_DAY: { code: 17004, errorCode: 'CLOSED' },
  RESERVED_TWICE: { code: 17005, errorCode: 'DUP' },
  RESERVATION_HOLD_EXPIRED: { code: 17006, errorCode: 'HOLD_EXPIRED' },
  RESERVE_CAPTCHA: { code: 17007, errorCode: 'CAPTCHA', isUndecided: true },
  VENUE_DECLINED: { code: 17008, errorCode: null },
});
