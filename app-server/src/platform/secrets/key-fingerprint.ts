import { createSecrets } from './secrets.ts';

/** Tells one server key from another and says nothing of either: 16 hex digits. */
export function keyFingerprint(serverKey: Uint8Array): string {
  return createSecrets(serverKey).mac('fingerprint of the server key').toString('hex').slice(0, 16);
}
