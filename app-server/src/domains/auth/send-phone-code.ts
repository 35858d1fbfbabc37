import { maskPhone } from '@resort/shared/contract';
import type { RequestContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { isDemoNumber } from '../../platform/limits/demo-numbers.ts';
import { captchaProof } from '../../core/proofs/captcha.ts';
import { askerFor } from '../../core/one-time-code/asker.ts';
import { phoneNumber, recipientOf } from '../../core/one-time-code/number.ts';
import { EXPIRE_SECONDS, RESEND_SECONDS, type Purpose } from '../../core/one-time-code/rules.ts';
import { sendCode } from '../../core/one-time-code/send.ts';
import { hasVoice } from './voice.ts';

interface PhoneRequest {
  readonly areaCode: string;
  readonly phone: string;
  readonly channel: 'sms' | 'voice';
  readonly captchaTicket?: string | undefined;
  readonly deviceProof?: string | undefined;
}

/**
 * Sends a code to a phone. Looks up a member only for a device that signed in as this member before, so that
 * the call does not reveal who is a member. Throws VOICE_OFF, or as `sendCode`.
 */
export async function sendPhoneCode(
  context: RequestContext & { readonly db: Database },
  asked: PhoneRequest,
  purpose: Extract<Purpose, 'LOGIN' | 'REGISTER'>,
) {
  const number = phoneNumber(asked);
  if (asked.channel === 'voice' && !hasVoice(number.areaCode)) throw new DomainError('VOICE_OFF');
  const scene = purpose === 'REGISTER' ? 'REGISTER' : 'OTP';
  const otpId = await sendCode(context.db, context, {
    purpose,
    channel: asked.channel,
    recipient: recipientOf(number),
    language: context.language,
    ip: context.ip,
    asker: await askerFor(context.db, context, number, asked.deviceProof),
    uncapped: isDemoNumber(context.environment, number.areaCode, number.phone),
    captcha: captchaProof(scene, asked.captchaTicket, context),
  });
  const maskedPhone = maskPhone(number.phone);
  return { otpId, expireIn: EXPIRE_SECONDS, resendIn: RESEND_SECONDS, maskedPhone };
}
