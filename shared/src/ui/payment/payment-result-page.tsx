import type { ReactNode } from 'react';
import { PaymentResultView } from './payment-result-view.tsx';
import { useResult } from './use-result.ts';

export interface PaymentResultPageProps {
  orderNo: string;
  /** the way back to this order's payment step, for another attempt while it is held */
  retryPath: string;
  /** where a new order begins, for one whose hold has ended */
  startPath: string;
  /** what the member may do next, once it is paid: see the booking, add it to the calendar */
  children: ReactNode;
  /** leaves for the payment page; the browser's own way by default */
  leave?: (url: string) => void;
}

/**
 * How a payment ended, for the way back from the payment page and for every reload. Never believes the address: it
 * asks, and says so while it does. It never invites a second payment while one is under way.
 */
export function PaymentResultPage(props: PaymentResultPageProps) {
  return <PaymentResultView {...props} {...useResult(props.orderNo)} />;
}
