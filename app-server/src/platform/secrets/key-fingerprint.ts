import { createSecrets } from './secrets.ts';

/** Identifies a server key without revealing it: 16 hex digits. */
export function keyFingerprint(serverKey: Uint8Array): string {
  return createSecrets(serverKey).mac('fingerprint of the server key').toString('hex').slice(0, 16);
}
