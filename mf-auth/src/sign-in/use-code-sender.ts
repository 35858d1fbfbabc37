import { useSendSignInCodeMutation } from '@resort/shared/calls/one-time-code';
import { useSendRegisterCodeMutation } from '../api/joining.ts';
import { keepCodeRequest, type CodePurpose, type CodeRequest } from './code-request.ts';
import { useCaptchaRetry } from '@resort/shared/captcha';
import { knownDevice } from '@resort/shared/session';

type Number = Pick<CodeRequest, 'areaCode' | 'phone'>;

/**
 * Requests a code and stores the data of the next screen; null if the captcha was not passed (`captcha` shows it).
 * Rejects with the call's `ApiError`.
 */
export function useCodeSender(purpose: CodePurpose) {
  const isJoining = purpose === 'register';
  const [sendForSignIn] = useSendSignInCodeMutation();
  const [sendForJoining] = useSendRegisterCodeMutation();
  const { run, state: captcha } = useCaptchaRetry(isJoining ? 'REGISTER' : 'OTP');
  const send = isJoining ? sendForJoining : sendForSignIn;
  const sendCode = async (
    { areaCode, phone }: Number,
    channel: CodeRequest['channel'],
  ): Promise<CodeRequest | null> => {
    const sent = await run((proof) =>
      send({ areaCode, phone, channel, ...knownDevice(), ...proof }).unwrap(),
    );
    if (sent === null) return null;
    const { otpId, resendIn, maskedPhone } = sent;
    const resendAt = Date.now() + resendIn * 1000;
    const request: CodeRequest = { purpose, otpId, areaCode, phone, maskedPhone, channel, resendAt };
    keepCodeRequest(request);
    return request;
  };
  return { sendCode, captcha };
}
