import { useSendEmailCodeMutation } from '@resort/shared/calls/one-time-code';
import { useCaptchaRetry } from '@resort/shared/captcha';
import { useSendClosingCodeMutation } from '../../api/closing.ts';
import { useSendVerifyCodeMutation } from '../../api/rebinding.ts';
import type { Kind, Sent, Wanted } from './progress.ts';

/** The recipient of a code: the current phone or email, the new one, or for closing the member's phone. */
export type Target = { factor: Kind } | Wanted | 'closing';

/**
 * Sends codes for rebinding and for closing. Null: the captcha was not passed, and `captcha` shows it. Rejects with the
 * `ApiError`.
 */
export function useSendCode() {
  const [sendCode] = useSendVerifyCodeMutation();
  const [sendMail] = useSendEmailCodeMutation();
  const [sendClosing] = useSendClosingCodeMutation();
  const own = useCaptchaRetry('OTP');
  const mail = useCaptchaRetry('EMAIL');
  const send = async (target: Target): Promise<Sent | null> => {
    const sent =
      target === 'closing'
        ? await own.run((proof) => sendClosing(proof).unwrap())
        : 'email' in target
          ? await mail.run(async (proof) => ({
              ...(await sendMail({ ...target, ...proof }).unwrap()),
              masked: target.email,
            }))
          : await own.run((proof) => sendCode({ ...target, ...proof }).unwrap());
    if (sent === null) return null;
    const { otpId, masked, resendIn } = sent;
    return { otpId, masked, resendAt: Date.now() + resendIn * 1000 };
  };
  return { send, captcha: own.state.step === 'idle' ? mail.state : own.state };
}
