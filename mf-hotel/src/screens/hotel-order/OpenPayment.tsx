import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, Notice } from '@resort/shared/ui';
import { Countdown } from '@resort/shared/ui/amount';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { datesText } from '../../orders/stay-words.ts';
import styles from './hotel-order.module.css';

/** A pending payment, its deadline, and a link to it; nothing if there is none. */
export function OpenPayment({ order, onOver }: { order: HotelOrderDetail; onOver: () => void }) {
  const t = useText('hotel');
  const { id, pay, change, payStatus } = order;
  if (pay === null) return null;
  const of = pay.id === id ? undefined : id;
  const amount = formatAmount(pay.amount, pay.currency);
  return (
    <div className={styles['section']}>
      {change === null ? null : (
        <Notice tone="warning">
          {t('order.changeWaits', {
            room: change.roomName,
            dates: datesText([change.checkIn, change.checkOut]),
          })}
        </Notice>
      )}
      <Countdown label={t('order.heldFor')} until={Date.parse(pay.holdUntil)} onEnd={onOver} />
      {payStatus === 'PROCESSING' ? (
        <ButtonLink wide to={to('/pay-result', { orderNo: pay.orderNo, id: pay.id, of })}>
          {t('order.seePayment')}
        </ButtonLink>
      ) : (
        <ButtonLink wide to={to('/checkout', { id: pay.id, of })}>
          {t('order.pay', { amount })}
        </ButtonLink>
      )}
    </div>
  );
}
