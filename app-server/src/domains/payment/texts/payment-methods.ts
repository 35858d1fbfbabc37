import type { Language } from '@resort/shared/contract';
import type { MethodCode } from '../../../platform/integrations/payment-provider.ts';
import { PAYMENT_TEXTS } from '../locales/index.ts';

/** The ways to pay as the member reads them. */
export const METHOD_NAMES: Record<MethodCode, Record<Language, string>> = PAYMENT_TEXTS.paymentMethods;
