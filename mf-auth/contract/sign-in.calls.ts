import { phone, sessionReply } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

/** The number is proven, but nobody has joined with it yet. */
const needRegister = z.object({
  needRegister: z.literal(true),
  registerTicket: z.string(),
  /** seconds */
  expireIn: z.int(),
});

export const signInCalls = defineCalls({
  'POST /user/otp/login': {
    access: 'anyone',
    body: z.extend(phone, { otpId: z.string(), code: z.string().check(z.regex(/^\d{6}$/)) }),
    reply: z.union([sessionReply, needRegister]),
    errors: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED'],
    summary: 'Signs in with a one-time code; a number nobody joined with gets a ticket for registering',
  },
});
