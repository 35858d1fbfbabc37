import { sha256Hex } from '../signing/canonical.ts';

/**
 * An idempotency key for work that may only happen once with exactly this payload: the same after a reload and after an
 * answer that never came, another one as soon as anything was typed differently. 64 hex digits; nothing has to be kept.
 * The payload must hold something that nobody can guess, such as the ticket of the step.
 */
export function requestKey(payload: object): string {
  return sha256Hex(JSON.stringify(payload));
}
