import { useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { LEAVING, showToast } from '@resort/shared/ui';
import { dropDraft } from '@resort/shared/ui/form';
import { useProveRegisterCodeMutation } from '../api/joining.ts';
import { useSignInWithCodeMutation } from '../api/sign-in.ts';
import { keepLeave } from './leave.ts';
import { toJoin } from './way.ts';
import { dropCodeRequest, type CodeRequest } from './code-request.ts';
import { phoneDraft } from './phone-draft.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

/**
 * Sends an entered code. A member is signed in and redirected to the target, whether they came to sign in or to join,
 * so that only the holder of the phone learns that it belongs to a member. A new applicant continues to their details.
 * `unknown`: the visitor wanted to sign in, but no member has this number; the leave to join with it is kept.
 */
export function useCodeProof(request: CodeRequest) {
  const t = useText('auth');
  const finish = useFinishSignIn();
  const navigate = useNavigate();
  const [signIn] = useSignInWithCodeMutation();
  const [proveForJoining] = useProveRegisterCodeMutation();
  const { purpose, otpId, areaCode, phone } = request;
  const send = (code: string) =>
    purpose === 'register'
      ? proveForJoining({ otpId, code }).unwrap()
      : signIn({ otpId, areaCode, phone, code }).unwrap();

  return async (code: string, query: URLSearchParams): Promise<typeof LEAVING | 'unknown'> => {
    const reply = await send(code);
    dropCodeRequest();
    if ('tokenValue' in reply) {
      dropDraft(phoneDraft(purpose));
      if (purpose === 'register') showToast({ text: t('joining.alreadyMember') });
      await finish(reply, 'other');
      return LEAVING;
    }
    keepLeave(reply, request);
    if (purpose === 'login') return 'unknown';
    await navigate(toJoin('profile', query), { replace: true });
    return LEAVING;
  };
}
