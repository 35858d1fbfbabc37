import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { otp } from '../../schema/index.ts';

export const EXPIRE_SECONDS = 300;
export const RESEND_SECONDS = 60;
export const MAX_ATTEMPTS = 5;
/** To one number per asker. */
export const PER_ASKER_A_DAY = 10;
/**
 * To one number for all strangers together, against flooding; afterwards one per `LATE_SECONDS`, with a
 * captcha.
 */
export const PER_NUMBER_A_DAY = 20;
export const LATE_SECONDS = 3_600;
export const PER_IP_AN_HOUR = 30;
/** From here on a captcha is required: a person who mistypes does not reach it, SMS pumping does. */
export const SOFT_PER_NUMBER_A_DAY = 5;
export const SOFT_PER_IP_AN_HOUR = 15;

/** The purpose of a code; a sign-in code is invalid elsewhere. */
export type Purpose = (typeof otp.$inferSelect)['purpose'];

const CODE = 'otp';

/** The stored form of a code: it cannot be recovered without the server key. */
export const codeMac = (secrets: Secrets, otpId: string, code: string): Buffer =>
  secrets.mac(CODE, otpId, code);

/** Whether a stored MAC is that of the code. */
export const isCode = (secrets: Secrets, stored: Buffer, otpId: string, code: string): boolean =>
  secrets.isMac(stored.toString('hex'), (mac) => mac.toString('hex'), CODE, otpId, code);
