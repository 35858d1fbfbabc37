export type { Due, NothingDue } from './due.ts';
export { PaymentPage } from './payment-page.tsx';
export { PaymentResultPage } from './payment-result-page.tsx';
export type { PaymentResultPageProps } from './payment-result-view.tsx';
export type { PayableOrder, StartPayment } from './use-pay.ts';
