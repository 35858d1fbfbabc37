import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { otp } from '../../schema/index.ts';

export const EXPIRE_SECONDS = 300;
export const RESEND_SECONDS = 60;
export const MAX_ATTEMPTS = 5;
/** To one number for one asker. */
export const PER_ASKER_A_DAY = 10;
/** To one number for all strangers together, against bombing; from then on one in `LATE_SECONDS`, with a captcha. */
export const PER_NUMBER_A_DAY = 20;
export const LATE_SECONDS = 3_600;
export const PER_IP_AN_HOUR = 30;
/** From here on the captcha is asked for: nobody who mistypes comes so far, somebody who pumps messages does. */
export const SOFT_PER_NUMBER_A_DAY = 5;
export const SOFT_PER_IP_AN_HOUR = 15;

/** What a code is for; one sent for signing in proves nothing elsewhere. */
export type Purpose = (typeof otp.$inferSelect)['purpose'];

/** What is stored of a code: it cannot be found from this without the server key. */
export function codeMac(secrets: Secrets, otpId: string, code: string): Buffer {
  return secrets.mac('otp', otpId, code);
}
