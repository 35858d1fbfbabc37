import type { TextOf } from '../../../i18n/index.ts';
import type { Stories } from '../../../../gallery/stories.ts';
import type { PaymentResult } from '../../../calls/payment.ts';
import { ButtonLink } from '../../button/button.tsx';
import { PaymentResultView } from './payment-result-view.tsx';

const nothing = () => undefined;
const orderNo = 'H2611214GK8Q2ZT';
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const resultOf = (outcome: PaymentResult['outcome'], change: Partial<PaymentResult> = {}): PaymentResult => ({
  orderNo,
  payNo: 'P1',
  status: 'PROCESSING',
  outcome,
  currency: 'MOP',
  amount: '4899.00',
  dollars: '1284.50',
  cash: '3614.50',
  refunded: '0.00',
  action: { type: 'NONE' },
  holdUntil: null,
  ...change,
});

function page(
  t: TextOf<'gallery'>,
  result: PaymentResult | undefined,
  { isSlow = false, isError = false } = {},
) {
  return (
    <PaymentResultView
      orderNo={orderNo}
      result={result}
      isSlow={isSlow}
      isError={isError}
      askAgain={nothing}
      retryPath="/"
      startPath="/"
    >
      <ButtonLink wide to="/">
        {t('payment.view')}
      </ButtonLink>
    </PaymentResultView>
  );
}
const onTheWay = { action: { type: 'REDIRECT', url: '/' } } as const;

/** The result page in all its outcomes. */
export default {
  title: 'Payment result',
  framed: true,
  states: {
    waiting: (t) => page(t, undefined),
    slow: (t) => page(t, resultOf('PENDING', onTheWay), { isSlow: true }),
    failed: (t) => page(t, undefined, { isError: true }),
    paid: (t) => page(t, resultOf('PAID')),
    declined: (t) => page(t, resultOf('DECLINED', { holdUntil: inSeconds(421) })),
    expired: (t) => page(t, resultOf('EXPIRED')),
    refunded: (t) => page(t, resultOf('REFUNDED', { refunded: '3614.50' })),
  },
} satisfies Stories;
