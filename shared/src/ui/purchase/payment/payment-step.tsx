import { useEffect, useState } from 'react';
import { useLocation } from '../../../router/index.ts';
import { keepHold } from '../../../session/index.ts';
import type { PriceLine } from '../amount/index.ts';
import { dollarsFor, isNothing, leftAfter } from '../amount/index.ts';
import { ALL_DOLLARS, dollarUse } from '../dollar-use/index.ts';
import { PaymentStepView } from './payment-step-view.tsx';
import { usePay, type PayableOrder, type StartPayment } from './use-pay.ts';
import type { VoucherChoice } from './voucher-line.tsx';
import { useWays } from './use-ways.ts';

export interface PaymentStepProps {
  order: PayableOrder;
  /** how the price is composed; the step adds Resort Dollars */
  lines: readonly PriceLine[];
  /** the member's Resort Dollars, a decimal text; null if this order accepts none */
  dollars: string | null;
  /** absent if the order accepts none */
  voucher?: VoucherChoice;
  /** the domain's result screen below the language: `/pay-result?orderNo=…` */
  resultPath: string;
  /** where the order can be seen and cancelled, below the language */
  orderPath: string;
  /** the order must be read again, because its price changed or its hold ended */
  onStale: () => void;
  /** the domain's own call; default `POST /hotel/pay` */
  start?: StartPayment;
  /** opens the payment page; default: navigates */
  leave?: (url: string) => void;
}

const nothing = () => undefined;
const leaveForGood = (url: string) => location.assign(url);

/** The last step before paying: the price, the method, and a button with the amount. */
export function PaymentStep({
  order,
  lines,
  dollars,
  voucher,
  resultPath,
  orderPath,
  onStale,
  start,
  leave = leaveForGood,
}: PaymentStepProps) {
  useHold(order, orderPath);
  const [usesDollars, setUsesDollars] = useState(false);
  const [typed, setTyped] = useState<string>(ALL_DOLLARS);
  const offered = dollars === null ? '0.00' : dollarsFor(order.payable, dollars);
  const { used, wrong } = usesDollars ? dollarUse(typed, offered) : { used: '0.00', wrong: null };
  const cash = leftAfter(order.payable, used);
  const ways = useWays(order);
  const noWay = { methodCode: undefined, cardId: undefined, saveCard: undefined };
  const choice = { ...(isNothing(cash) ? noWay : ways.choice), dollarUse: used, expectedAmount: cash };
  const readAgain = () => {
    ways.again();
    onStale();
  };
  const payment = usePay(order, choice, { resultPath, onStale: readAgain, leave, start });
  return (
    <PaymentStepView
      order={order}
      lines={lines}
      voucher={voucher}
      cash={cash}
      dollars={{
        balance: dollars ?? '0.00',
        offered,
        used,
        wrong,
        uses: { name: 'usesDollars', value: usesDollars, onChange: setUsesDollars, onBlur: nothing },
        amount: { name: 'dollars', value: typed, onChange: setTyped, onBlur: nothing },
      }}
      methods={ways.shown}
      payment={payment}
      onOver={onStale}
    />
  );
}

/** A member who leaves without paying sees elsewhere that the order is still held (shell/src/layout/hold). */
function useHold({ holdUntil }: PayableOrder, order: string): void {
  const { pathname, search } = useLocation();
  const pay = pathname + search;
  useEffect(() => {
    if (holdUntil !== null) keepHold({ pay, order, until: holdUntil });
  }, [pay, order, holdUntil]);
}
