import { useText } from '@resort/shared/i18n';
import { Price } from '@resort/shared/ui/amount';
import styles from './all-in-price.module.css';

interface AllInPriceProps {
  total: string;
  currency: string;
  nights: number;
  /** there may be dearer ones */
  from?: boolean;
  isMemberPrice?: boolean;
  /** the public price, if the member pays less */
  was?: string | undefined;
}

/** A stay's total with service and tax, as it stays up to the payment. */
export function AllInPrice({
  total,
  currency,
  nights,
  from = false,
  isMemberPrice = false,
  was,
}: AllInPriceProps) {
  const t = useText('hotel');
  return (
    <div className={styles['price']}>
      <Price
        amount={total}
        currency={currency}
        from={from}
        isMemberPrice={isMemberPrice}
        {...(was === undefined ? {} : { was })}
      />
      <span className={styles['what']}>
        {t('price.allIn', { nights: t('stay.nights', { count: nights }) })}
      </span>
    </div>
  );
}
