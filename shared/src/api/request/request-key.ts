import { pageHashes } from '../../signing/page-hashes.ts';

/**
 * Derives an idempotency key from the payload, for work that must happen only once. The key survives a reload
 * and a lost response without being stored; it changes as soon as the member types something else. 64 hex
 * digits. The payload must contain an unguessable value, such as the ticket of the step.
 */
export const requestKey = async (payload: object): Promise<string> =>
  (await pageHashes()).sha256Hex(JSON.stringify(payload));
