export { PaymentPage, type Due, type NothingDue } from './payment-page.tsx';
export { PaymentResultPage } from './payment-result-page.tsx';
export type { PaymentResultPageProps } from './payment-result-view.tsx';
export type { PayableOrder, StartPayment } from './use-pay.ts';
