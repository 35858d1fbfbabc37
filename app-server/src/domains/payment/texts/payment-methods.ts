import type { MoneyMethod } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { PAYMENT_TEXTS } from '../locales/index.ts';

/** The ways to pay as the member reads them. */
export const METHOD_NAMES: Record<MoneyMethod, Record<Language, string>> = PAYMENT_TEXTS.paymentMethods;
