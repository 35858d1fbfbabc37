import { PaymentResultView, type PaymentResultPageProps } from './payment-result-view.tsx';
import { useResult } from './use-result.ts';

/**
 * How a payment ended, for the way back from the payment page and for every reload. Never believes the address: it
 * asks, and says so while it does. It never invites a second payment while one is under way.
 */
export function PaymentResultPage(props: PaymentResultPageProps) {
  return <PaymentResultView {...props} {...useResult(props.orderNo)} />;
}
