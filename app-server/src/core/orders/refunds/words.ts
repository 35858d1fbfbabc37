import type { RefundPart } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { formatAmount, formatCount } from '@resort/shared/format';
import { BETWEEN, NO_REFUND, REFUND_IS, REFUND_WORDS } from './refund-texts.ts';

function one(part: RefundPart, language: Language): string {
  switch (part.means) {
    case 'MONEY':
      return REFUND_WORDS[part.method][language].replace('{amount}', formatAmount(part.money, part.currency));
    case 'DOLLARS':
      return REFUND_WORDS.DOLLARS[language].replace('{amount}', formatAmount(part.dollars));
    case 'POINTS':
      return REFUND_WORDS.POINTS[language].replace('{amount}', formatCount(part.points));
    case 'VOUCHER':
      return REFUND_WORDS.VOUCHER[language].replace('{name}', () => part.name);
  }
}

/** A sentence for messages: the refund, each means separately with the time that it takes. */
export function refundSentence(parts: readonly RefundPart[], language: Language): string {
  if (parts.length === 0) return NO_REFUND[language];
  const words = parts.map((part) => one(part, language)).join(BETWEEN[language]);
  return REFUND_IS[language].replace('{parts}', () => words);
}
