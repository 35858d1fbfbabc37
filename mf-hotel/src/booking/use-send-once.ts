import { isApiError } from '@resort/shared/api';
import { attemptOf, dropAttempt, keepAttempt, type Attempt } from '@resort/shared/once';
import { LEAVING, useOneAtATime } from '@resort/shared/ui';
import { useRef, useState } from 'react';

/**
 * Codes from here on mean that the request was processed and refused; lower ones that it was not processed.
 */
const FIRST_REFUSAL = 12_000;
/** Something of ours broke, before or after the work was done. */
const INTERNAL = 50_000;
/** The key was used for something else: a tab that was copied has booked with it. */
const KEY_REUSED = 10_005;

type Answer<A> = { data: A; error?: undefined } | { data?: undefined; error: unknown };

interface Work<R extends object, A> {
  /** names the action and its target */
  work: string;
  send: (request: R & { idempotencyKey: string }) => Promise<Answer<A>>;
  /** it was done: leads on */
  onDone: (answer: A) => Promise<typeof LEAVING>;
  /** the shown data is stale; `message` in the member's language, null if the reminder has shown it */
  onRefused: (message: string | null) => void;
}

interface SendOnce<R> {
  /** a request without a response: the outcome is unknown */
  unanswered: R | null;
  isSending: boolean;
  send: (request: R) => void;
}

/**
 * Sends a request that must take effect at most once, however often the button is pressed and whatever response is
 * lost. A request without a response is repeated unchanged with its key, also after a reload, until there is a
 * response.
 */
export function useSendOnce<R extends object, A>({ work, send, onDone, onRefused }: Work<R, A>): SendOnce<R> {
  const [attempt, setAttempt] = useState<Attempt<R>>(() => attemptOf<R>(work));
  const wanted = useRef<R | null>(null);
  const settle = (error: unknown, sent: R) => {
    const { code, message } = isApiError(error) ? error : { code: null, message: null };
    if (code === null || code === INTERNAL) return setAttempt(keepAttempt<R>(work, { ...attempt, sent }));
    if (code === KEY_REUSED) {
      dropAttempt(work);
      setAttempt(attemptOf<R>(work));
    } else {
      // refused before it was processed: the outcome of the earlier request stays unknown
      setAttempt(keepAttempt<R>(work, code < FIRST_REFUSAL ? attempt : { ...attempt, sent: null }));
    }
    onRefused(message);
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
