import { sentencesText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { moneyText, parseMoney } from '@resort/shared/ui/amount';
import type { CancelTerms, HotelOrderDetail } from '../../contract/index.ts';
import { useCancelWords } from '../booking/use-cancel-words.ts';

/** The cancellation terms, as they were when the stay was booked. */
export function CancelPolicy({ order }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  const words = useCancelWords();
  const terms = termsOf(order);
  return (
    <p>
      {terms === null ? t('cancelling.free') : sentencesText(words(terms, order.currency), currentLanguage())}
    </p>
  );
}

/** Null: it costs nothing at any time. */
function termsOf({ cancelPolicy: { freeUntil, fee }, total }: HotelOrderDetail): CancelTerms | null {
  switch (fee.kind) {
    case 'none':
      return null;
    case 'firstNight':
      return { freeUntil, penalty: fee };
    case 'percent':
      return { freeUntil, penalty: { ...fee, amount: percentOf(total, fee.percent) } };
    case 'full':
      return { freeUntil, penalty: { kind: 'full', amount: total } };
  }
}

/** Rounded to the cent, half up, as on the server. */
const percentOf = (amount: string, percent: number): string =>
  moneyText((parseMoney(amount) * BigInt(percent) + 50n) / 100n);
