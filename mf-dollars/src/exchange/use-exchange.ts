import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { attemptOf, dropAttempt, keepAttempt, type Attempt } from '@resort/shared/once';
import { useNavigate } from '@resort/shared/router';
import { LEAVING, showToast, useOneAtATime } from '@resort/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** 14xxx and 15xxx: the order was looked at and refused whole, so that nothing of it was done. */
const isRefusal = (code: number | null) => code !== null && code >= 14_000 && code < 16_000;
/** The key was used for something else: a tab that was copied has redeemed with it. */
const KEY_REUSED = 10_005;

/** A refusal in the member's language; `code` is the errorCode that says which. */
export interface Refused {
  readonly code: string | null;
  readonly message: string | null;
}

type Answer<Order> = { data: Order; error?: undefined } | { data?: undefined; error: unknown };

export interface ExchangeWay<R extends object, Order> {
  /** of the attempt: the item's name */
  readonly name: string;
  readonly send: (request: R & { idempotencyKey: string }) => Promise<Answer<Order>>;
  /** where its receipt is */
  readonly receiptOf: (order: Order) => string;
  /** the offer has changed */
  readonly onRefused: () => void;
}

export interface Exchange<R> {
  /** a confirmed request without a response: the outcome is unknown */
  readonly unanswered: R | null;
  readonly isSending: boolean;
  readonly refused: Refused | null;
  readonly confirm: (request: R) => void;
}

/**
 * Exchanges an item exactly once, however often it is confirmed, and also if a response is lost, over a reload or
 * without a network. A request without a response is repeated unchanged with its key until there is a response.
 */
export function useExchange<R extends object, Order>(way: ExchangeWay<R, Order>): Exchange<R> {
  const { send, receiptOf, onRefused } = way;
  const work = `exchange.${way.name}`;
  const t = useText('dollars');
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [attempt, setAttempt] = useState<Attempt<R>>(() => attemptOf<R>(work));
  const [refused, setRefused] = useState<Refused | null>(null);
  const wanted = useRef<R | null>(null);

  const settle = (error: unknown, sent: R) => {
    const { code, errorCode, message } = isApiError(error) ? error : NO_ANSWER;
    if (isRefusal(code)) setAttempt(keepAttempt<R>(work, { ...attempt, sent: null }));
    else if (code === KEY_REUSED) {
      dropAttempt(work);
      setAttempt(attemptOf<R>(work));
    }
    // refused before it was processed: the outcome of the earlier request stays unknown
    else if (code !== null && code !== INTERNAL) setAttempt(keepAttempt<R>(work, attempt));
    else return setAttempt(keepAttempt<R>(work, { ...attempt, sent }));
    setRefused({ code: errorCode, message });
    onRefused();
  };
  const [start, isSending] = useOneAtATime(async () => {
    const request = wanted.current;
    if (request === null) return undefined;
    setRefused(null);
    // stored before it is sent, so that it can be repeated unchanged after a reload
    keepAttempt(work, { ...attempt, sent: request });
    const answer = await send({ ...request, idempotencyKey: attempt.key });
    if (answer.data === undefined) return settle(answer.error, request);
    dropAttempt(work);
    if (!isHere.current) {
      showToast({ text: t('confirm.doneElsewhere') });
      return LEAVING;
    }
    await navigate(receiptOf(answer.data), { replace: true });
    return LEAVING;
  });
  const confirm = (request: R) => {
    wanted.current = request;
    start();
  };
  return { unanswered: attempt.sent, isSending, refused, confirm };
}

/** Something of ours broke, before or after the work was done. */
const INTERNAL = 50_000;
const NO_ANSWER = { code: null, errorCode: null, message: null };

/** Whether the screen is still shown: a member who left sees a message instead of being redirected. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
