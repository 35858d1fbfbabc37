export { PaymentResultPage, type PaymentResultPageProps } from './payment-result-page.tsx';
export { PaymentStep, type PaymentStepProps } from './payment-step.tsx';
export type { PayableOrder } from './use-pay.ts';
