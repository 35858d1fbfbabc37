import type { SessionReply } from '@resort/shared/calls/rows';
import { useDispatch } from '@resort/shared/redux';
import { useNavigate, useSearchParams } from '@resort/shared/router';
import { to, wayBack } from '@resort/shared/routes';
import { rememberSession, signedIn } from '@resort/shared/session';
import { dropDraft } from '@resort/shared/ui/form';
import { useLazyLoginManageQuery } from '../api/sign-in.ts';
import { isPasskeyWorthOffering } from '../passkeys/offer.ts';
import { phoneDraft } from './phone-draft.ts';

/** Stores a session and leads to where the member was going; by way of the passkey, where one would help the next time. */
export function useFinishSignIn() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [loginManage] = useLazyLoginManageQuery();
  const takesPasskeys = async () =>
    (await loginManage(undefined, true)).data?.methods.includes('passkey') ?? false;
  return async (session: SessionReply, by: 'passkey' | 'other'): Promise<void> => {
    const redirect = query.get('redirect') ?? undefined;
    dropDraft(phoneDraft('login'));
    const offers = by === 'other' && (await isPasskeyWorthOffering(takesPasskeys));
    dispatch(signedIn(rememberSession(session)));
    await navigate(offers ? to('/add-passkey', { redirect }) : wayBack(redirect ?? null), { replace: true });
  };
}
