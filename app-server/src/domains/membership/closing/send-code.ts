import type { closingCalls } from '@resort/mf-membership/contract';
import { captchaProof } from '../../../core/proofs/captcha.ts';
import { mayClose } from '../../../core/closing/closing.ts';
import { memberAsking } from '../../../core/one-time-code/asker.ts';
import { EXPIRE_SECONDS, RESEND_SECONDS } from '../../../core/one-time-code/rules.ts';
import { sendCode } from '../../../core/one-time-code/send.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { isDemoNumber } from '../../../platform/limits/demo-numbers.ts';
import { ownPhone } from '../rebinding/factor.ts';
import { callersRow } from './callers-row.ts';

/** Sends the code that closes the membership. A member who cannot close it gets the error before a code is sent. */
export async function sendClosingCode(context: ContextOf<typeof closingCalls, 'POST /member/closing/otp'>) {
  const { body, db, caller, clock, language, ip, environment } = context;
  const { memberId } = caller;
  if (!(await mayClose(db, clock, memberId))) throw new DomainError('CANNOT_CLOSE');
  const own = await callersRow(db, memberId);
  const { recipient, masked } = ownPhone(own);
  const otpId = await sendCode(db, context, {
    purpose: 'CLOSE',
    channel: 'sms',
    recipient,
    memberId,
    language,
    ip,
    asker: memberAsking(memberId, true),
    uncapped: isDemoNumber(environment, own.areaCode, own.phone),
    captcha: captchaProof('OTP', body.captchaTicket, context),
  });
  return { otpId, expireIn: EXPIRE_SECONDS, resendIn: RESEND_SECONDS, masked };
}
