import type { MoneyMethod, RefundPart } from '@resort/shared/calls/rows';
import type { Texts } from '../../../locales/texts.ts';
import { CORE_TEXTS } from '../../locales/index.ts';

/** Each means of a refund in a message, with the time that it takes; `{amount}` with its currency, `{name}` a voucher's. */
export const REFUND_WORDS: Readonly<Record<MoneyMethod | Exclude<RefundPart['means'], 'MONEY'>, Texts>> =
  CORE_TEXTS.refundTexts.refundWords;

/** Before them; `{parts}` all of them. */
export const REFUND_IS: Texts = CORE_TEXTS.refundTexts.refundIs;

/** Where nothing goes back. */
export const NO_REFUND: Texts = CORE_TEXTS.refundTexts.noRefund;

export const BETWEEN: Texts = CORE_TEXTS.refundTexts.between;
