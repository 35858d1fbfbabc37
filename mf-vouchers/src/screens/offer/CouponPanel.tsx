import { formatCount, formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, Notice } from '@resort/shared/ui';
import { useEffect, useRef } from 'react';
import type { OfferedCoupon } from '../../../contract/index.ts';
import { useWorth } from '../../vouchers/worth.ts';
import styles from './offer.module.css';
import { useTakeCoupon } from './use-take-coupon.ts';

/** The number of vouchers left is shown from this number down. */
const FEW = 50;

/** The offer's voucher: its value, validity, and the button that claims it, or why it cannot be claimed. */
export function CouponPanel({ coupon }: { coupon: OfferedCoupon }) {
  const t = useText('vouchers');
  const { figure, terms } = useWorth(coupon);
  const { take, isTaking, taken, refusal } = useTakeCoupon(coupon.couponCode);
  const { stockLeft, reason } = coupon;
  const hasFew = stockLeft > 0 && stockLeft <= FEW && reason !== 'LIMIT';
  const isHis = taken !== undefined || coupon.taken > 0;
  const panel = useFocusOnce(taken !== undefined);
  return (
    <section ref={panel} className={styles['coupon']} aria-label={coupon.name} tabIndex={-1}>
      <h2 className={styles['couponName']}>{coupon.name}</h2>
      {/* large: with large letters the currency needs a line of its own */}
      <p className={styles['figure']}>{figure.replaceAll('\u00a0', ' ')}</p>
      {[...terms, ...useValidity(coupon)].map((line) => (
        <p key={line} className={styles['line']}>
          {line}
        </p>
      ))}
      {hasFew ? (
        <p className={styles['few']}>
          {t('coupon.left', { count: stockLeft, figures: formatCount(stockLeft) })}
        </p>
      ) : null}
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      {taken === undefined ? null : <Notice tone="success">{t('coupon.taken')}</Notice>}
      {reason === null && taken === undefined ? (
        <Button wide busy={isTaking} onClick={take}>
          {t(coupon.taken > 0 ? 'coupon.takeAnother' : 'coupon.take')}
        </Button>
      ) : null}
      {reason === null || isHis ? null : (
        <Button
          wide
          unavailable={t(`coupon.reason.${reason}`, {
            tier: coupon.tierMinName,
            date: formatDate(coupon.startAt, currentLanguage()),
          })}
        >
          {t('coupon.take')}
        </Button>
      )}
      {isHis ? (
        <ButtonLink
          look={reason === null && taken === undefined ? 'quiet' : 'primary'}
          wide
          to={to('/my-vouchers', { id: taken })}
        >
          {t(taken === undefined ? 'coupon.toMine' : 'coupon.show')}
        </ButtonLink>
      ) : null}
    </section>
  );
}

/** The button disappears after a success; the focus stays in its place, and the new content is announced. */
function useFocusOnce(when: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (when) place.current?.focus({ preventScroll: true });
  }, [when]);
  return place;
}

function useValidity({ validDays, validTo, properties }: OfferedCoupon): string[] {
  const t = useText('vouchers');
  const where = properties.map(({ name }) => name);
  return [
    ...(validDays === null ? [] : [t('coupon.validDays', { count: validDays })]),
    ...(validTo === null ? [] : [t('validity.until', { date: formatDate(validTo, currentLanguage()) })]),
    where.length === 0 ? t('places.all') : new Intl.ListFormat(document.documentElement.lang).format(where),
  ];
}
