import { code, codeSent } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

/** Reasons for leaving. */
export const leavingReason = z.enum(['SELDOM', 'BENEFITS', 'PRIVACY', 'MESSAGES', 'OTHER']);
export type LeavingReason = z.infer<typeof leavingReason>;

const closingCodeSent = z.extend(codeSent, {
  /** where it went: `660***01` */
  masked: z.string(),
});

export const closingCalls = defineCalls({
  'POST /member/closing/otp': {
    body: z.object({ captchaTicket: z.optional(z.string().check(z.maxLength(128))) }),
    reply: closingCodeSent,
    errors: ['OTP_COOLDOWN', 'CAPTCHA_REQUIRED', 'CANNOT_CLOSE'],
    summary:
      "Sends the code that closes the membership to the member's own phone; not while it could not be closed",
  },
  'DELETE /user/users/{id}': {
    body: z.object({
      otpId: z.string().check(z.maxLength(64)),
      code,
      reason: z.optional(leavingReason),
    }),
    reply: z.object({
      /** instant with +08:00 from which the personal data is erased */
      closedAt: z.string(),
      /** until then, signing in brings the membership back */
      graceDays: z.int(),
    }),
    errors: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED', 'CANNOT_CLOSE'],
    summary:
      "Closes the membership after the days of grace and signs out everywhere. {id} is the member's own user id",
  },
});
