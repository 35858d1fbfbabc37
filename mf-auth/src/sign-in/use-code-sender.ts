import { useSendSignInCodeMutation } from '@resort/shared/calls/one-time-code';
import { useSendRegisterCodeMutation } from '../api/joining.ts';
import { keepCodeRequest, type CodePurpose, type CodeRequest } from './code-request.ts';

/** Asks for a code and keeps what the next screen needs; rejects with the call's `ApiError`. */
export function useCodeSender(purpose: CodePurpose) {
  const [sendForSignIn] = useSendSignInCodeMutation();
  const [sendForJoining] = useSendRegisterCodeMutation();
  const send = purpose === 'login' ? sendForSignIn : sendForJoining;
  return async (areaCode: string, phone: string): Promise<CodeRequest> => {
    const { otpId, resendIn, maskedPhone } = await send({ areaCode, phone, channel: 'sms' }).unwrap();
    const request = { purpose, otpId, areaCode, phone, maskedPhone, resendAt: Date.now() + resendIn * 1000 };
    keepCodeRequest(request);
    return request;
  };
}
