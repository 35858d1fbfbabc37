import { sha256Hex } from '../../signing/canonical.ts';

/**
 * Derives an idempotency key from the payload, for work that must happen only once. The key survives a reload
 * and a lost response without being stored; it changes as soon as the member types something else. 64 hex
 * digits. The payload must contain an unguessable value, such as the ticket of the step.
 */
export function requestKey(payload: object): string {
  return sha256Hex(JSON.stringify(payload));
}
