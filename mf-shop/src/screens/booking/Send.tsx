import { useText } from '@resort/shared/i18n';
import { Button, useOffline } from '@resort/shared/ui';
import { useDeductionProblem } from '@resort/shared/ui/deductions';
import type { ReserveAmount, ReserveConfig } from '../../../contract/index.ts';
import { isSome, moneyText } from '../../booking/money-text.ts';
import styles from './booking-screen.module.css';
import type { Booking } from './use-booking.ts';

/** Why it cannot be sent yet: the text that says it. */
export type Hindrance = 'chooseTreatment' | 'chooseTime' | 'checkFirst' | 'reckoning';

interface SendProps {
  config: ReserveConfig;
  amount: ReserveAmount | undefined;
  hindrance: Hindrance | null;
  booking: Booking;
}

/** The button: it shows whether a payment follows, and why it is disabled. */
export function Send({ config, amount, hindrance, booking }: SendProps) {
  const t = useText('shop');
  const offline = useOffline('kept');
  const { payable, isReckoning } = booking.deductions;
  const problem = useDeductionProblem(booking.deductions);
  const wait = hindrance ?? (amount === undefined || isReckoning ? 'reckoning' : null);
  const reason = offline ?? (wait === null ? problem : t(`booking.${wait}`));
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
