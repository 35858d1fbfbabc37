import type { sharedCalls } from '@resort/shared/calls/rows';
import { maskPhone } from '@resort/shared/contract';
import { phoneNumber } from '../../core/one-time-code/number.ts';
import { EXPIRE_SECONDS, RESEND_SECONDS } from '../../core/one-time-code/rules.ts';
import { sendCode } from '../../core/one-time-code/send.ts';
import type { ContextOf } from '../../platform/calls/context.ts';

/** Sends a code for signing in. Members are not looked at, so nobody learns here who is one. */
export async function loginOtp(context: ContextOf<typeof sharedCalls, 'POST /user/login/otp'>) {
  const { body, db, ip, language } = context;
  const number = phoneNumber(body);
  const request = { ...number, purpose: 'LOGIN', channel: body.channel, language, ip } as const;
  const otpId = await sendCode(db, context, request);
  const maskedPhone = maskPhone(number.phone);
  return { otpId, expireIn: EXPIRE_SECONDS, resendIn: RESEND_SECONDS, maskedPhone };
}
