import { useText } from '@resort/shared/i18n';
import type { RatePrice } from '../../../contract/index.ts';
import { useCancelWords } from '../../booking/use-cancel-words.ts';

/** A rate's terms in words: meals, payment, cancellation. */
export function useTerms(): (rate: RatePrice) => string[] {
  const t = useText('hotel');
  const cancelWords = useCancelWords();
  return ({ meal, payType, cancel, price }) => [
    t(`rate.meal.${meal}`),
    t(`rate.pay.${payType}`),
    ...cancelWords(cancel, price.currency),
  ];
}
