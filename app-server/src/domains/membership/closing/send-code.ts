import type { closingCalls } from '@resort/mf-membership/contract';
import { maskPhone } from '@resort/shared/contract';
import { captchaProof } from '../../../core/captcha/require.ts';
import { mayClose } from '../../../core/closing/closing.ts';
import { recipientOf } from '../../../core/one-time-code/number.ts';
import { EXPIRE_SECONDS, RESEND_SECONDS } from '../../../core/one-time-code/rules.ts';
import { sendCode } from '../../../core/one-time-code/send.ts';
import type { ContextOf } from '../../../platform/calls/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { isDemoNumber } from '../../../platform/limits/demo-numbers.ts';
import { ownPhone } from './own-phone.ts';

/** Sends the code that closes the membership; whoever could not close it hears so before a code is spent on it. */
export async function sendClosingCode(context: ContextOf<typeof closingCalls, 'POST /member/closing/otp'>) {
  const { body, db, caller, clock, language, ip, environment } = context;
  const { memberId } = caller;
  if (!(await mayClose(db, clock, memberId))) throw new DomainError('CANNOT_CLOSE');
  const number = await ownPhone(db, memberId);
  const otpId = await sendCode(db, context, {
    purpose: 'CLOSE',
    channel: 'sms',
    recipient: recipientOf(number),
    memberId,
    language,
    ip,
    uncapped: isDemoNumber(environment, number.areaCode, number.phone),
    captcha: captchaProof('OTP', body.captchaTicket, context),
  });
  const maskedPhone = maskPhone(number.phone);
  return { otpId, expireIn: EXPIRE_SECONDS, resendIn: RESEND_SECONDS, maskedPhone };
}
