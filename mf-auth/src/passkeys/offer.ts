import { mayOfferPasskey } from '@resort/shared/session';

/** Whether this device can keep a passkey, the resort takes them, and nobody said 'not now' here of late. */
export async function isPasskeyWorthOffering(takesPasskeys: () => Promise<boolean>): Promise<boolean> {
  if (!mayOfferPasskey() || !('PublicKeyCredential' in window)) return false;
  const { deviceKeepsPasskeys } = await import('@resort/shared/passkey');
  return (await deviceKeepsPasskeys()) && takesPasskeys();
}
