import { useText } from '@resort/shared/i18n';
import { Button, useOnline } from '@resort/shared/ui';
import type { ReserveAmount, ReserveConfig } from '../../../contract/index.ts';
import { isSome, moneyText } from '../../booking/money-text.ts';
import styles from './booking-screen.module.css';
import type { Booking } from './use-booking.ts';

interface SendProps {
  config: ReserveConfig;
  amount: ReserveAmount | undefined;
  isReady: boolean;
  booking: Booking;
}

/** The one button: it says whether money follows, and why it cannot be pressed yet. */
export function Send({ config, amount, isReady, booking }: SendProps) {
  const t = useText('shop');
  const isOnline = useOnline();
  const { payable, isReckoning } = booking.deductions;
  const reason = !isOnline
    ? t('booking.offline')
    : !isReady
      ? t('booking.chooseTime')
      : amount === undefined || isReckoning
        ? t('booking.reckoning')
        : undefined;
  const isPaid = amount !== undefined && isSome(payable);
  const label = isPaid
    ? t('booking.pay', { amount: moneyText(amount.currency, payable) })
    : t(config.channel === 'API' ? 'booking.request' : 'booking.reserve');
  return (
    <div className={styles['send']}>
      {config.channel === 'API' ? <p className={styles['line']}>{t('booking.requestNote')}</p> : null}
      <Button type="submit" wide busy={booking.form.busy} unavailable={reason}>
        {label}
      </Button>
    </div>
  );
}
