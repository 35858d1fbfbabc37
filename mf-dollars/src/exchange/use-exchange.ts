import { useText } from '@resort/shared/i18n';
import { useOnce, type Refusal } from '@resort/shared/once/send';
import { useNavigate } from '@resort/shared/router';
import { LEAVING, showToast } from '@resort/shared/ui';
import { useEffect, useRef, useState } from 'react';

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
  readonly refused: Refusal | null;
  readonly confirm: (request: R) => void;
}

/**
 * Exchanges an item exactly once, however often it is confirmed, and also if a response is lost, over a reload or
 * without a network. A request without a response is repeated unchanged with its key until there is a response.
 */
export function useExchange<R extends object, Order>(way: ExchangeWay<R, Order>): Exchange<R> {
  const { send, receiptOf, onRefused } = way;
  const t = useText('dollars');
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const once = useOnce<R, Order>({
    work: `exchange.${way.name}`,
    send,
    onDone: async (order) => {
      if (isHere.current) await navigate(receiptOf(order), { replace: true });
      else showToast({ text: t('confirm.doneElsewhere') });
      return LEAVING;
    },
    onRefused: (why) => {
      setRefused(why);
      onRefused();
    },
  });
  const confirm = (request: R) => {
    setRefused(null);
    once.send(request);
  };
  return { unanswered: once.unanswered, isSending: once.isSending, refused, confirm };
}

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
