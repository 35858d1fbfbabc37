import { useState } from 'react';
import { usePaymentMethodsQuery } from '../../calls/payment.ts';
import type { PriceLine } from '../amount/index.ts';
import { dollarsFor, isNothing, leftAfter } from '../amount/index.ts';
import { PaymentStepView } from './payment-step-view.tsx';
import { usePay, type PayableOrder, type StartPayment } from './use-pay.ts';
import type { VoucherChoice } from './voucher-line.tsx';

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
  /** the order must be read again: its price changed or its hold expired */
  onStale: () => void;
  /** the domain's own call; default `POST /hotel/pay` */
  start?: StartPayment;
  /** opens the payment page; default: navigates */
  leave?: (url: string) => void;
}

const leaveForGood = (url: string) => location.assign(url);

/** The last step before paying: the price, the method, and a button with the amount. */
export function PaymentStep({
  order,
  lines,
  dollars,
  voucher,
  resultPath,
  onStale,
  start,
  leave = leaveForGood,
}: PaymentStepProps) {
  const [usesDollars, setUsesDollars] = useState(false);
  const [chosen, setChosen] = useState('');
  const offered = dollars === null ? '0.00' : dollarsFor(order.payable, dollars);
  const used = usesDollars ? offered : '0.00';
  const cash = leftAfter(order.payable, used);
  const needsMethod = !isNothing(cash);
  const methods = usePaymentMethodsQuery({ id: order.id, paySence: 'H5' });
  const enabled = methods.data?.filter((method) => method.enabled) ?? [];
  const method = enabled.find(({ code }) => code === chosen) ?? enabled[0];
  const choice = {
    methodCode: needsMethod ? method?.code : undefined,
    dollarUse: used,
    expectedAmount: cash,
  };
  const payment = usePay(order, choice, { resultPath, onStale, leave, start });
  return (
    <PaymentStepView
      order={order}
      lines={lines}
      voucher={voucher}
      cash={cash}
      dollars={{ balance: dollars ?? '0.00', offered, used, onChange: setUsesDollars }}
      methods={{
        state: methods.isLoading ? 'loading' : methods.isError ? 'failed' : 'there',
        choices: enabled.map(({ code, name }) => ({ value: code, label: name })),
        value: method?.code ?? '',
        onChange: setChosen,
        again: () => void methods.refetch(),
      }}
      payment={payment}
      onOver={onStale}
    />
  );
}
