import { code, codeSent, phone } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

const captchaTicket = z.optional(z.string().check(z.maxLength(128)));
const otpId = z.string().check(z.maxLength(64));
const proven = z.object({
  /** of the old phone; for a new email, of the old email or the phone */
  verifyTicket: z.string().check(z.maxLength(128)),
  newOtpId: otpId,
  newCode: code,
});

export const verifyCodeSent = z.extend(codeSent, {
  /** where it went: `660***01`, `m***@example.com` */
  masked: z.string(),
});

export const rebindingCalls = defineCalls({
  'POST /member/sendVerifyCode': {
    body: z.union([
      /** to the member's current phone or email */
      z.object({ factor: z.enum(['phone', 'email']), captchaTicket }),
      /** to a phone the member wants to have; a new email gets its code by `POST /user/email/otp` */
      z.extend(phone, { captchaTicket }),
    ]),
    reply: verifyCodeSent,
    errors: ['STALE', 'PHONE_FORMAT', 'OTP_COOLDOWN', 'CAPTCHA_REQUIRED'],
    summary:
      'Sends a code that verifies the current phone or email, or a new phone; reveals nothing about other members',
  },
  'POST /member/checkVerifyCode': {
    body: z.object({ otpId, code, purpose: z.literal('REBIND') }),
    reply: z.object({
      /** good once, for this member and purpose */
      verifyTicket: z.string(),
      /** seconds */
      expireIn: z.int(),
    }),
    errors: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED'],
    summary: 'Proves the phone or email of now by its code; the ticket is for the next step',
  },
  'POST /member/updatePhoneAndEmail': {
    body: z.union([
      z.extend(proven, { newAreaCode: phone.shape.areaCode, newPhone: phone.shape.phone }),
      z.extend(proven, { email: z.string().check(z.maxLength(254)) }),
    ]),
    reply: z.object({ phoneMasked: z.string(), emailMasked: z.nullable(z.string()) }),
    errors: [
      'TICKET_EXPIRED',
      'OTP_INVALID',
      'OTP_EXPIRED',
      'OTP_LOCKED',
      'PHONE_FORMAT',
      'PHONE_TAKEN',
      'EMAIL_FORMAT',
      'EMAIL_TAKEN',
    ],
    summary:
      'Replaces the phone or email by a new one, both verified, in one step; other sessions end, and the old one gets a message',
  },
});
