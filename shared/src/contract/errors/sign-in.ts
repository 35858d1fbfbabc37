import { undecidedRows } from './error-row.ts';

/** One-time codes, captcha and sign-in: 11xxx. */
export const SIGN_IN_ERRORS = undecidedRows({
  OTP_INVALID: { code: 11001, errorCode: 'OTP_INVALID' },
  OTP_EXPIRED: { code: 11002, errorCode: 'OTP_EXPIRED' },
  OTP_LOCKED: { code: 11003, errorCode: 'OTP_LOCKED' },
  OTP_COOLDOWN: { code: 11004, errorCode: 'OTP_COOLDOWN' },
  OTP_DAILY_LIMIT: { code: 11005, errorCode: null },
  CAPTCHA_REQUIRED: { code: 11006, errorCode: 'CAPTCHA_REQUIRED' },
  CAPTCHA_FAILED: { code: 11007, errorCode: 'CAPTCHA_FAILED' },
  PHONE_FORMAT: { code: 11008, errorCode: 'PHONE_FORMAT' },
  VOICE_OFF: { code: 11009, errorCode: null },
  LOGIN_FAILED: { code: 11010, errorCode: 'LOGIN_FAILED' },
  LOGIN_LOCKED: { code: 11011, errorCode: null },
  TICKET_EXPIRED: { code: 11012, errorCode: 'TICKET_EXPIRED' },
  EMAIL_FORMAT: { code: 11013, errorCode: 'EMAIL_FORMAT' },
});
