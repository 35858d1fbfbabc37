import { mayOfferPasskey } from '@resort/shared/passkey-memory';

/**
 * Whether this device supports passkeys, the resort accepts them, and the member has not recently declined.
 */
export async function isPasskeyWorthOffering(takesPasskeys: () => Promise<boolean>): Promise<boolean> {
  if (!mayOfferPasskey() || !('PublicKeyCredential' in window)) return false;
  const { deviceKeepsPasskeys } = await import('@resort/shared/passkey');
  return (await deviceKeepsPasskeys()) && takesPasskeys();
}
