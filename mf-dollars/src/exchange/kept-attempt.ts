import { apiSettings } from '@resort/shared/api';
import { dropDraft, keepDraft, readDraft } from '@resort/shared/session';

/** One confirmation, from its opening to its final answer. */
export interface Attempt<R extends object> {
  /** the idempotency key: however often it is sent, it is redeemed once */
  readonly key: string;
  /** what was sent and has had no final answer yet; null: nothing */
  readonly sent: R | null;
}

/** Where storage is refused, an attempt lives as long as the page. */
const remembered = new Map<string, Attempt<object>>();

/**
 * The attempt of this name: the one that is open, else a new one. The tab keeps it over a reload; a change of what is
 * confirmed keeps the key, too, so that of all that was ever sent from here one alone can be done.
 */
export function attemptOf<R extends object>(name: string): Attempt<R> {
  const open = remembered.get(name) ?? kept(name);
  if (open) return open as Attempt<R>;
  return keepAttempt<R>(name, { key: apiSettings().random(), sent: null });
}

export function keepAttempt<R extends object>(name: string, attempt: Attempt<R>): Attempt<R> {
  remembered.set(name, attempt);
  keepDraft(draftOf(name), { ...attempt });
  return attempt;
}

/** After the final answer: what is confirmed next is something new. */
export function dropAttempt(name: string): void {
  remembered.delete(name);
  dropDraft(draftOf(name));
}

function kept(name: string): Attempt<object> | null {
  const { key, sent } = readDraft(draftOf(name)) ?? {};
  if (typeof key !== 'string' || typeof sent !== 'object') return null;
  return { key, sent };
}

const draftOf = (name: string) => `exchange.${name}`;
