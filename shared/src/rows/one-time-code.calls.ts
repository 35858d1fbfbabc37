import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { deviceProof } from './session.calls.ts';

export const areaCode = z.object({
  /** with the plus: `+853` */
  areaCode: z.string(),
  countryCode: z.string(),
  /** in the request's language */
  name: z.string(),
  minLength: z.int(),
  maxLength: z.int(),
  trunk: z.optional(z.string()),
  /** one of the few at the top of the list */
  hot: z.boolean(),
  example: z.string(),
});
export type AreaCode = z.infer<typeof areaCode>;

/** The recipient of a code: an area code with its plus, and national digits. */
export const phone = z.object({
  areaCode: z.string().check(z.regex(/^\+\d{1,4}$/)),
  phone: z.string().check(z.regex(/^\d{4,15}$/)),
});

/** The response when a code was sent. */
export const codeSent = z.object({
  otpId: z.string(),
  /** seconds */
  expireIn: z.int(),
  /** seconds until another code can be requested */
  resendIn: z.int(),
});
export const phoneCodeSent = z.extend(codeSent, { maskedPhone: z.string() });

/** The request for a code. A captcha ticket is only needed after CAPTCHA_REQUIRED. */
export const phoneCodeRequest = z.extend(phone, {
  channel: z.enum(['sms', 'voice']),
  captchaTicket: z.optional(z.string().check(z.maxLength(128))),
  deviceProof,
});

export const code = z.string().check(z.regex(/^\d{6}$/));

export const oneTimeCodeCalls = defineCalls({
  'GET /common/phone/areaCode': {
    access: 'anyone',
    reply: z.array(areaCode),
    summary: 'Area codes with the digit bounds that phone fields check against',
  },
  'POST /user/login/otp': {
    access: 'anyone',
    body: phoneCodeRequest,
    reply: phoneCodeSent,
    errors: ['PHONE_FORMAT', 'OTP_COOLDOWN', 'CAPTCHA_REQUIRED'],
    summary: 'Sends a six-digit code for signing in; the same answer whether or not a member has this number',
  },
  'POST /user/email/otp': {
    body: z.object({
      email: z.string().check(z.maxLength(254)),
      captchaTicket: z.optional(z.string().check(z.maxLength(128))),
    }),
    reply: codeSent,
    errors: ['EMAIL_FORMAT', 'OTP_COOLDOWN', 'CAPTCHA_REQUIRED'],
    summary:
      'Sends a six-digit code to an email address the member wants to use; reveals nothing about other members',
  },
  'PUT /user/email/otp': {
    body: z.object({ otpId: z.string(), email: z.string().check(z.maxLength(254)), code }),
    reply: z.object({ emailMasked: z.string(), emailVerified: z.literal(true) }),
    errors: ['EMAIL_FORMAT', 'EMAIL_TAKEN', 'STALE', 'OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED'],
    summary: 'Makes the address the member’s own, proven by the code; STALE where another was proven before',
  },
});
