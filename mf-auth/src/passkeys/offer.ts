import type { useDispatch } from '@resort/shared/redux';
import { loginManage } from '../api/sign-in.ts';
import { mayOfferPasskey } from './memory.ts';

/** Whether this device can keep a passkey, the resort takes them, and nobody said 'not now' here of late. */
export async function isPasskeyWorthOffering(dispatch: ReturnType<typeof useDispatch>): Promise<boolean> {
  if (!mayOfferPasskey() || !('PublicKeyCredential' in window)) return false;
  const { deviceKeepsPasskeys } = await import('@resort/shared/passkey');
  if (!(await deviceKeepsPasskeys())) return false;
  const { data } = await dispatch(loginManage.initiate(undefined, { subscribe: false }));
  return data?.methods.includes('passkey') ?? false;
}
