import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { useMember } from '@resort/shared/session';
import { ButtonLink, CardBox } from '@resort/shared/ui';
import { EarnedLine } from '@resort/shared/ui/earned';
import type { RatePrice, Stay } from '../../../contract/index.ts';
import { bookingQuery } from '../../booking/stay.ts';
import { AllInPrice } from '../../hotel/AllInPrice.tsx';
import { nightsOf } from '../../stay/wish.ts';
import styles from './hotel-room.module.css';
import { savedOn } from './ranked.ts';
import { useTerms } from './use-terms.ts';

export interface RateProps {
  rate: RatePrice;
  stay: Stay;
}

/** The recommended rate: what the member saves, what is included, how it is paid, the cancellation terms, and the price. */
export function RateCard({ rate, stay }: RateProps) {
  const t = useText('hotel');
  const { MemberCardTier: tier } = useMember();
  const { name, summary, price } = rate;
  const terms = useTerms()(rate);
  const saved = savedOn(rate);
  return (
    <CardBox className={styles['rate']}>
      {saved === null ? null : (
        <p className={styles['yours']}>
          {t('rate.yours', { tier, amount: formatAmount(saved, price.currency) })}
        </p>
      )}
      <h3 className={styles['name']}>{name}</h3>
      <p className={styles['text']}>{summary}</p>
      <ul className={styles['terms']}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <TotalOf rate={rate} stay={stay} />
      <p className={styles['text']}>
        {t('price.perNight', { amount: formatAmount(rate.perNight, price.currency) })}
      </p>
      <EarnedLine earnings={price.earns} when="ahead" />
      <ButtonLink wide to={to('/hotel-booking', bookingQuery(stay, price.total))}>
        {t('rate.choose', { name })}
      </ButtonLink>
    </CardBox>
  );
}

/** Another rate, in a quiet list: how it differs from the recommended one, and its price. */
export function OtherRate({ rate, stay, than }: RateProps & { than: RatePrice }) {
  const t = useText('hotel');
  const termsOf = useTerms();
  const same = termsOf(than);
  const differences = termsOf(rate).filter((term) => !same.includes(term));
  return (
    <div className={styles['other']}>
      <h3 className={styles['name']}>{rate.name}</h3>
      <p className={styles['text']}>{differences.length === 0 ? rate.summary : differences.join(' · ')}</p>
      <TotalOf rate={rate} stay={stay} />
      <EarnedLine earnings={rate.price.earns} when="ahead" />
      <ButtonLink look="plain" to={to('/hotel-booking', bookingQuery(stay, rate.price.total))}>
        {t('rate.choose', { name: rate.name })}
      </ButtonLink>
    </div>
  );
}

function TotalOf({ rate: { price, isMemberRate, insteadOf }, stay }: RateProps) {
  return (
    <AllInPrice
      total={price.total}
      currency={price.currency}
      nights={nightsOf(stay)}
      isMemberPrice={isMemberRate}
      was={insteadOf ?? undefined}
    />
  );
}
