import { useEffect, useState } from 'react';
import { usePaymentMethodsQuery } from '../../../calls/payment.ts';
import { useText } from '../../../i18n/index.ts';
import { useLocation } from '../../../router/index.ts';
import { keepHold } from '../../../session/index.ts';
import type { PriceLine } from '../amount/index.ts';
import { dollarsFor, isNothing, leftAfter } from '../amount/index.ts';
import { ALL_DOLLARS, dollarUse } from '../dollar-use/index.ts';
import { PaymentStepView } from './payment-step-view.tsx';
import { payScene } from './pay-scene.ts';
import { usePay, type PayableOrder, type StartPayment } from './use-pay.ts';
import type { VoucherChoice } from './voucher-line.tsx';
import { waysOf } from './ways.ts';

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
  const [chosen, setChosen] = useState('');
  const [savesCard, setSavesCard] = useState(false);
  const t = useText('kit');
  const offered = dollars === null ? '0.00' : dollarsFor(order.payable, dollars);
  const { used, wrong } = usesDollars ? dollarUse(typed, offered) : { used: '0.00', wrong: null };
  const cash = leftAfter(order.payable, used);
  const needsMethod = !isNothing(cash);
  const methods = usePaymentMethodsQuery({ id: order.id, paySence: payScene() });
  const ways = waysOf(methods.data ?? [], t);
  const way = ways.find(({ value }) => value === chosen) ?? ways[0];
  const canSave = way?.canSave === true;
  const choice = {
    ...(needsMethod
      ? { methodCode: way?.methodCode, cardId: way?.cardId, saveCard: (canSave && savesCard) || undefined }
      : { methodCode: undefined, cardId: undefined, saveCard: undefined }),
    dollarUse: used,
    expectedAmount: cash,
  };
  const readAgain = () => {
    void methods.refetch();
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
      methods={{
        state: methods.isLoading ? 'loading' : methods.isError ? 'failed' : 'there',
        choices: ways,
        value: way?.value ?? '',
        onChange: setChosen,
        again: () => void methods.refetch(),
        saving: canSave
          ? { name: 'savesCard', value: savesCard, onChange: setSavesCard, onBlur: nothing }
          : null,
      }}
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
