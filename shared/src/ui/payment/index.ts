export { PaymentResultPage } from './payment-result-page.tsx';
export type { PaymentResultPageProps } from './payment-result-view.tsx';
export { PaymentStep, type PaymentStepProps } from './payment-step.tsx';
export type { PayableOrder, StartPayment } from './use-pay.ts';
