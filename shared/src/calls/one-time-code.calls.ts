import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';

export const areaCode = z.object({
  /** with the plus: `+853` */
  areaCode: z.string(),
  countryCode: z.string(),
  /** in the request's language */
  name: z.string(),
  minLength: z.int(),
  maxLength: z.int(),
  trunk: z.optional(z.string()),
  /** among the few that stand on top of the list */
  hot: z.boolean(),
  example: z.string(),
});
export type AreaCode = z.infer<typeof areaCode>;

/** Where a code goes: an area code with its plus and national digits. */
export const phone = z.object({
  areaCode: z.string().check(z.regex(/^\+\d{1,4}$/)),
  phone: z.string().check(z.regex(/^\d{4,15}$/)),
});

export const oneTimeCodeCalls = defineCalls({
  'GET /common/phone/areaCode': {
    access: 'anyone',
    reply: z.array(areaCode),
    summary: 'Area codes with the digit bounds that phone fields check against',
  },
  'POST /user/login/otp': {
    access: 'anyone',
    body: z.extend(phone, { channel: z.enum(['sms', 'voice']) }),
    reply: z.object({
      otpId: z.string(),
      /** seconds */
      expireIn: z.int(),
      /** seconds until another code may be asked for */
      resendIn: z.int(),
      maskedPhone: z.string(),
    }),
    errors: ['PHONE_FORMAT', 'OTP_COOLDOWN'],
    summary: 'Sends a six-digit code for signing in; the same answer whether or not a member has this number',
  },
});
