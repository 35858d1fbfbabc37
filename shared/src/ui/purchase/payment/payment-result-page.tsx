import { PaymentResultView, type PaymentResultPageProps } from './payment-result-view.tsx';
import { useResult } from './use-result.ts';

/**
 * The result of a payment, after the return from the payment page and after every reload. It does not trust
 * the address but asks the server, and says so meanwhile. It never offers a second payment while one is
 * pending.
 */
export function PaymentResultPage(props: PaymentResultPageProps) {
  return <PaymentResultView {...props} {...useResult(props.orderNo)} />;
}
