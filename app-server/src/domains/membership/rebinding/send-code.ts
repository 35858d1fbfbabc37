import type { rebindingCalls } from '@resort/mf-membership/contract';
import { maskPhone } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { captchaProof } from '../../../core/proofs/captcha.ts';
import { memberAsking } from '../../../core/one-time-code/asker.ts';
import { phoneNumber, recipientOf } from '../../../core/one-time-code/number.ts';
import { EXPIRE_SECONDS, RESEND_SECONDS } from '../../../core/one-time-code/rules.ts';
import { sendCode } from '../../../core/one-time-code/send.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { isDemoNumber } from '../../../platform/limits/demo-numbers.ts';
import { member } from '../../../schema/index.ts';
import { ownEmail, ownPhone } from './factor.ts';

type Context = ContextOf<typeof rebindingCalls, 'POST /member/sendVerifyCode'>;

/** The recipient of the code: the caller's current factor from their own row, or the new number. */
async function target({ body, db, caller, environment }: Context) {
  if ('phone' in body) {
    const number = phoneNumber(body);
    return {
      purpose: 'REBIND_NEW',
      channel: 'sms',
      recipient: recipientOf(number),
      masked: maskPhone(number.phone),
      uncapped: isDemoNumber(environment, number.areaCode, number.phone),
    } as const;
  }
  const [own] = await db.select().from(member).where(eq(member.id, caller.memberId));
  const factor = own && (body.factor === 'phone' ? ownPhone(own) : ownEmail(own));
  if (own === undefined || factor === undefined) throw new DomainError('STALE');
  const { recipient, masked, kind } = factor;
  return {
    purpose: 'REBIND_OLD',
    channel: kind === 'phone' ? 'sms' : 'email',
    recipient,
    masked,
    uncapped: kind === 'phone' && isDemoNumber(environment, own.areaCode, own.phone),
  } as const;
}

/**
 * Sends a code for rebinding, valid for the caller only. It does not check whether a new number is taken, because only
 * its holder may learn that. Throws STALE for an email the caller does not have, or as `sendCode`.
 */
export async function sendVerifyCode(context: Context) {
  const { body, db, caller, language, ip } = context;
  const { masked, ...to } = await target(context);
  const otpId = await sendCode(db, context, {
    ...to,
    memberId: caller.memberId,
    language,
    ip,
    asker: memberAsking(caller.memberId, to.purpose === 'REBIND_OLD'),
    captcha: captchaProof('OTP', body.captchaTicket, context),
  });
  return { otpId, expireIn: EXPIRE_SECONDS, resendIn: RESEND_SECONDS, masked };
}
