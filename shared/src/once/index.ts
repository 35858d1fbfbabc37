import { apiSettings } from '../api/settings.ts';
import { dropDraft, keepDraft, readDraft } from '../session/drafts.ts';

/** Work that must happen only once, from the press that starts it to its final response. */
export interface Attempt<R extends object> {
  /** the idempotency key, 32 hex digits: the server does the work once, however often the request is sent */
  readonly key: string;
  /** the request without a final response yet; null: none */
  readonly sent: R | null;
}

/**
 * Stored like a draft, so that signing out deletes it. The prefix separates it from a form of the same name.
 */
const nameOf = (work: string) => `once.${work}`;

/** If storage is refused, an attempt lives as long as the page. */
const remembered = new Map<string, Attempt<object>>();

/**
 * The open attempt at this work, or a new one. The tab keeps it over a reload and a lost response until
 * `dropAttempt` reports a final response; signing out deletes it. After a refusal the server still accepts
 * the key, so the next attempt reuses it. `work` names the action and its object: `use-voucher.17`.
 */
export function attemptOf<R extends object>(work: string): Attempt<R> {
  const open = remembered.get(work) ?? kept(work);
  if (open) return open as Attempt<R>;
  return keepAttempt<R>(work, { key: apiSettings().random(), sent: null });
}

/** Stores the request before it is sent, so that the same request can be sent after a reload. */
export function keepAttempt<R extends object>(work: string, attempt: Attempt<R>): Attempt<R> {
  remembered.set(work, attempt);
  keepDraft(nameOf(work), { ...attempt });
  return attempt;
}

/** Call it after the final response, so that the next attempt gets a new key. */
export function dropAttempt(work: string): void {
  remembered.delete(work);
  dropDraft(nameOf(work));
}

/** The idempotency key only, for work that always has the same request. */
export const onceKey = (work: string): string => attemptOf(work).key;

/**
 * The key for this work with exactly this request. A different choice gets a new key, because the server
 * rejects a key that is reused for another request.
 */
export function keyFor(work: string, request: object): string {
  const { key, sent } = attemptOf(work);
  if (sent === null || JSON.stringify(sent) === JSON.stringify(request)) {
    return keepAttempt(work, { key, sent: request }).key;
  }
  dropAttempt(work);
  return keyFor(work, request);
}

function kept(work: string): Attempt<object> | null {
  const { key, sent } = readDraft(nameOf(work)) ?? {};
  if (typeof key !== 'string' || typeof sent !== 'object') return null;
  return { key, sent };
}
