import { dropDraft, keepDraft, readDraft } from '@resort/shared/session';

/** Of this page, where storage is refused. */
const remembered = new Map<string, string>();

/**
 * The idempotency key of work that may happen once, such as using a voucher: the same for every attempt, also after a
 * reload and after an answer that never came, until `dropOnceKey` says that the answer is final. A refusal leaves the
 * key free on the server, so it serves the next attempt, too. 32 hex digits.
 */
export function onceKey(work: string): string {
  const kept = readDraft(work)?.['key'];
  const key = typeof kept === 'string' ? kept : (remembered.get(work) ?? newKey());
  remembered.set(work, key);
  keepDraft(work, { key });
  return key;
}

export function dropOnceKey(work: string): void {
  remembered.delete(work);
  dropDraft(work);
}

/** `crypto.randomUUID` needs a secure origin, which a hotel's own network may not have. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
