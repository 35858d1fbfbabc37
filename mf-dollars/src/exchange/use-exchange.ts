import { useText } from '@resort/shared/i18n';
import { useSendOnce, type Refused, type SendOnce, type Work } from '@resort/shared/once';
import { useNavigate } from '@resort/shared/router';
import { LEAVING, showToast } from '@resort/shared/ui';
import { useEffect, useRef, useState } from 'react';

interface ExchangeWay<R extends object, Order> extends Pick<Work<R, Order>, 'send'> {
  /** of the attempt: who has what */
  name: string;
  /** where its receipt is */
  receiptOf: (order: Order) => string;
  /** what was offered is no longer so */
  onRefused: () => void;
}

export interface Exchange<R> extends Omit<SendOnce<R>, 'send'> {
  readonly refused: Refused | null;
  readonly confirm: (request: R) => void;
}

/** Has something, once, and leads to its receipt. */
export function useExchange<R extends object, Order>(way: ExchangeWay<R, Order>): Exchange<R> {
  const { name, send, receiptOf, onRefused } = way;
  const t = useText('dollars');
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [refused, setRefused] = useState<Refused | null>(null);
  const sending = useSendOnce<R, Order>({
    work: `exchange.${name}`,
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
    sending.send(request);
  };
  return { unanswered: sending.unanswered, isSending: sending.isSending, refused, confirm };
}

/** Whether the screen is still shown: who went elsewhere meanwhile is told, not taken away. */
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
