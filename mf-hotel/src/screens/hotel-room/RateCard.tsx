import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, CardBox } from '@resort/shared/ui';
import type { RatePrice, Stay } from '../../../contract/index.ts';
import { bookingQuery } from '../../booking/stay.ts';
import { useCancelWords } from '../../booking/use-cancel-words.ts';
import { AllInPrice } from '../../hotel/AllInPrice.tsx';
import { nightsOf } from '../../stay/wish.ts';
import styles from './hotel-room.module.css';

/** A rate: what is included, how it is paid, the cancellation terms, and the price. */
export function RateCard({ rate, stay }: { rate: RatePrice; stay: Stay }) {
  const t = useText('hotel');
  const cancelWords = useCancelWords();
  const { name, summary, meal, payType, price, insteadOf, isMemberRate } = rate;
  const terms = [
    t(`rate.meal.${meal}`),
    t(`rate.pay.${payType}`),
    ...cancelWords(rate.cancel, price.currency),
  ];
  return (
    <CardBox className={styles['rate']}>
      <h3 className={styles['name']}>{name}</h3>
      <p className={styles['text']}>{summary}</p>
      <ul className={styles['terms']}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <AllInPrice
        total={price.total}
        currency={price.currency}
        nights={nightsOf(stay)}
        isMemberPrice={isMemberRate}
        was={insteadOf ?? undefined}
      />
      <p className={styles['text']}>
        {t('price.perNight', { amount: formatAmount(rate.perNight, price.currency) })}
      </p>
      <ButtonLink wide to={to('/hotel-booking', bookingQuery(stay, price.total))}>
        {t('rate.choose', { name })}
      </ButtonLink>
    </CardBox>
  );
}
