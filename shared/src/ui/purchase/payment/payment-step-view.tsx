import { useState } from 'react';
import { formatAmount } from '../../../format/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Countdown, PriceBreakdown, type PriceLine } from '../amount/index.ts';
import { Button } from '../../button/button.tsx';
import { DollarFields, useWrongDollars, type WrongDollars } from '../dollar-use/index.ts';
import type { Binding } from '../../form/index.ts';
import { Split } from '../../screen/frame/split.tsx';
import { Notice } from '../../screen/feedback/notice.tsx';
import { isNothing } from '../amount/index.ts';
import { PaymentMethods, type PaymentMethodsProps } from './payment-methods.tsx';
import type { Pay, PayableOrder } from './use-pay.ts';
import { VoucherLine, type VoucherChoice } from './voucher-line.tsx';

export interface PaymentStepViewProps {
  order: PayableOrder;
  lines: readonly PriceLine[];
  voucher?: VoucherChoice | undefined;
  /** money after Resort Dollars */
  cash: string;
  /** decimal texts: the member's balance, the maximum for this payment, and the chosen amount */
  dollars: {
    balance: string;
    offered: string;
    used: string;
    wrong: WrongDollars | null;
    uses: Binding<boolean>;
    amount: Binding<string>;
  };
  methods: PaymentMethodsProps;
  payment: Pay;
  /** called when the hold has expired */
  onOver: () => void;
}

/** The presentation of the payment step; `PaymentStep` has the behaviour. */
export function PaymentStepView(props: PaymentStepViewProps) {
  const { order, lines, voucher, cash, dollars, onOver } = props;
  const t = useText('kit');
  const [isOver, setOver] = useState(false);
  const over = () => {
    setOver(true);
    onOver();
  };
  const ownLine: PriceLine[] = isNothing(dollars.used)
    ? []
    : [{ kind: 'dollars', amount: `-${dollars.used}` }];
  return (
    <Split
      first={
        <>
          {order.holdUntil === null ? null : (
            <Countdown label={t('payment.heldFor')} until={Date.parse(order.holdUntil)} onEnd={over} />
          )}
          <PriceBreakdown lines={[...lines, ...ownLine]} total={cash} currency={order.currency} />
        </>
      }
      second={
        <>
          {voucher === undefined ? null : <VoucherLine {...voucher} />}
          {isNothing(dollars.offered) ? null : (
            <DollarFields
              uses={dollars.uses}
              amount={dollars.amount}
              most={dollars.offered}
              hint={t('payment.balance', { amount: formatAmount(dollars.balance) })}
            />
          )}
          {isOver ? <Notice tone="danger">{t('payment.holdOver')}</Notice> : <PayPart {...props} />}
        </>
      }
    />
  );
}

function PayPart({ order, cash, dollars, methods, payment }: PaymentStepViewProps) {
  const t = useText('kit');
  const needsMethod = !isNothing(cash);
  const whyNot = useWrongDollars()(dollars.wrong, dollars.offered);
  const label = needsMethod
    ? t('payment.pay', { amount: formatAmount(cash, order.currency) })
    : t('payment.payDollars', { amount: formatAmount(dollars.used) });
  return (
    <>
      {needsMethod ? <PaymentMethods {...methods} /> : null}
      {payment.refusal === null ? null : <Notice tone="danger">{payment.refusal}</Notice>}
      {needsMethod && methods.value === '' ? null : (
        <Button wide busy={payment.isPaying} unavailable={whyNot} onClick={payment.pay}>
          {payment.isPaying ? t('payment.paying') : label}
        </Button>
      )}
    </>
  );
}
