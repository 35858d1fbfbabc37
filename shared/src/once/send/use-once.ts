import { useRef, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { LEAVING, useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { attemptOf, dropAttempt, keepAttempt, type Attempt } from '../index.ts';
import { isRefused } from './is-refused.ts';

/** Something of ours broke, before or after the work was done. */
const INTERNAL = 50_000;
/** The key was used for something else: a tab that was copied has done its work with it. */
const KEY_REUSED = 10_005;

type Answer<A> = { data: A; error?: undefined } | { data?: undefined; error: unknown };

/** Why the server would not; `message` in the member's language, null if the reminder has shown it. */
export interface Refusal {
  readonly code: string | null;
  readonly message: string | null;
}

interface Work<R extends object, A> {
  /** names the action and its target */
  readonly work: string;
  readonly send: (request: R & { idempotencyKey: string }) => Promise<Answer<A>>;
  /** it was done: leads on */
  readonly onDone: (answer: A) => Promise<typeof LEAVING>;
  /** the server refused: what the screen shows is stale */
  readonly onRefused: (why: Refusal) => void;
}

interface Once<R> {
  /** a request without a response: the outcome is unknown */
  readonly unanswered: R | null;
  readonly isSending: boolean;
  readonly send: (request: R) => void;
}

/**
 * Sends a request that must take effect at most once, however often the button is pressed and whatever response is
 * lost. A request without a response is repeated unchanged with its key, also after a reload, until there is a
 * response.
 */
export function useOnce<R extends object, A>({ work, send, onDone, onRefused }: Work<R, A>): Once<R> {
  const [attempt, setAttempt] = useState<Attempt<R>>(() => attemptOf<R>(work));
  const wanted = useRef<R | null>(null);
  const settle = (error: unknown, sent: R) => {
    if (!isApiError(error) || error.code === null || error.code === INTERNAL)
      return setAttempt(keepAttempt<R>(work, { ...attempt, sent }));
    if (error.code === KEY_REUSED) {
      dropAttempt(work);
      setAttempt(attemptOf<R>(work));
    } else {
      // refused before it was processed: the outcome of the earlier request stays unknown
      setAttempt(keepAttempt<R>(work, isRefused(error) ? { ...attempt, sent: null } : attempt));
    }
    onRefused({ code: error.errorCode, message: error.message });
  };
  const [start, isSending] = useOneAtATime(async () => {
    const request = wanted.current;
    if (request === null) return undefined;
    keepAttempt(work, { ...attempt, sent: request }); // stored before it is sent, so that it can be repeated unchanged after a reload
    const answer = await send({ ...request, idempotencyKey: attempt.key });
    if (answer.data === undefined) return settle(answer.error, request);
    dropAttempt(work);
    return onDone(answer.data);
  });
  return {
    unanswered: attempt.sent,
    isSending,
    send: (request) => {
      wanted.current = request;
      start();
    },
  };
}
