import { useText } from '../../../i18n/index.ts';
import { VisuallyHidden } from '../../base/visually-hidden.tsx';
import { Amount, type Decimal } from './amount.tsx';
import styles from './price.module.css';

export interface PriceProps {
  amount: Decimal;
  /** ISO 4217 */
  currency: string;
  /** the previous price, struck through */
  was?: Decimal | undefined;
  /** the lowest of several prices */
  from?: boolean;
  perNight?: boolean;
  /** a price for members only */
  isMemberPrice?: boolean;
}

/** A price in one line of words and figures. */
export function Price({
  amount,
  currency,
  was,
  from = false,
  perNight = false,
  isMemberPrice = false,
}: PriceProps) {
  const t = useText('kit');
  const [before = '', after = ''] = wordsAround(t(`fields.price.${wording(from, perNight)}`));
  return (
    <span className={styles['price']}>
      {isMemberPrice ? <span className={styles['member']}>{t('fields.price.member')}</span> : null}
      {was === undefined ? null : (
        <s className={styles['was']}>
          <VisuallyHidden>{t('fields.price.was')} </VisuallyHidden>
          <Amount value={was} currency={currency} />
        </s>
      )}
      <span>
        <span className={styles['words']}>{before}</span>
        <strong className={styles['figures']}>
          <Amount value={amount} currency={currency} />
        </strong>
        <span className={styles['words']}>{after}</span>
      </span>
    </span>
  );
}

const wording = (from: boolean, perNight: boolean) =>
  from ? (perNight ? 'fromPerNight' : 'from') : perNight ? 'perNight' : 'plain';

/** The position of the amount in a sentence differs by language: `from [] per night`, `每晚 [] 起`. */
const wordsAround = (text: string) => text.split('[]');
