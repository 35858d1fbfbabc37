import { apiSettings } from '../api/settings.ts';
import { dropDraft, keepDraft, readDraft } from '../session/drafts.ts';

/** Work that may happen once, from the press that starts it to its final answer. */
export interface Attempt<R extends object> {
  /** the idempotency key, 32 hex digits: however often it is sent, the work is done once */
  readonly key: string;
  /** what was sent and has had no final answer yet; null: nothing */
  readonly sent: R | null;
}

/** Kept like a draft, so that a sign-out drops it, under names of its own: a form may be called like its work. */
const nameOf = (work: string) => `once.${work}`;

/** Where storage is refused, an attempt lives as long as the page. */
const remembered = new Map<string, Attempt<object>>();

/**
 * The attempt at this work: the one that is open, else a new one. The tab keeps it over a reload and an answer that
 * never came, until `dropAttempt` says that the answer is final; a sign-out drops it. A refusal leaves the key free on
 * the server, so it serves the next attempt, too. `work` names what is done and to what: `use-voucher.17`.
 */
export function attemptOf<R extends object>(work: string): Attempt<R> {
  const open = remembered.get(work) ?? kept(work);
  if (open) return open as Attempt<R>;
  return keepAttempt<R>(work, { key: apiSettings().random(), sent: null });
}

/** Keeps what is sent before it leaves, so that after a reload it can be sent exactly as it was. */
export function keepAttempt<R extends object>(work: string, attempt: Attempt<R>): Attempt<R> {
  remembered.set(work, attempt);
  keepDraft(nameOf(work), { ...attempt });
  return attempt;
}

/** After the final answer: what is done next is something new. */
export function dropAttempt(work: string): void {
  remembered.delete(work);
  dropDraft(nameOf(work));
}

/** The idempotency key alone, where one work has one request and nothing of it has to be kept. */
export const onceKey = (work: string): string => attemptOf(work).key;

/**
 * The key for doing this work in exactly this way: another one once the member chose differently, since the server
 * refuses a key for anything but what it was made for.
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
