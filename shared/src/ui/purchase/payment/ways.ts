import type { PaymentMethod } from '../../../calls/payment.ts';
import type { TextOf } from '../../../i18n/index.ts';

/** One way to pay: a saved card, or a method. */
export interface Way {
  value: string;
  label: string;
  methodCode: string;
  cardId?: string;
  /** the member may have the card saved */
  canSave: boolean;
}

/** The ways to pay, saved cards first. */
export function waysOf(methods: readonly PaymentMethod[], t: TextOf<'kit'>): Way[] {
  const enabled = methods.filter((method) => method.enabled);
  const saved = enabled.flatMap(({ code, savedCards = [] }) =>
    savedCards.map(({ cardId, ...card }) => ({
      value: `${code} ${cardId}`,
      label: t('payment.savedCard', card),
      methodCode: code,
      cardId,
      canSave: false,
    })),
  );
  const others = enabled.map(({ code, name, savedCards }) => ({
    value: code,
    label: name,
    methodCode: code,
    canSave: savedCards !== undefined,
  }));
  return [...saved, ...others];
}
