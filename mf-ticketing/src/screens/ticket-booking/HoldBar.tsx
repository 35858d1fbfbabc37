import { useText } from '@resort/shared/i18n';
import { Button, useOffline } from '@resort/shared/ui';
import { Amount, moneyText, parseMoney } from '@resort/shared/ui/amount';
import type { TicketPerformance } from '../../../contract/index.ts';
import styles from '../../booking/booking.module.css';
import { itemsOf, sumOf, type Wish } from '../../booking/wish.ts';
import { quantitiesOf } from './wanted.ts';

interface HoldBarProps {
  /** undefined: not known yet */
  performance: TicketPerformance | undefined;
  wish: Wish;
  isHolding: boolean;
  onHold: () => void;
}

/** The price of the choice, and the button that holds it. */
export function HoldBar({ performance, wish, isHolding, onHold }: HoldBarProps) {
  const t = useText('ticketing');
  const offline = useOffline('kept');
  const items = performance === undefined ? [] : itemsOf(quantitiesOf(wish, performance));
  const count = sumOf(items);
  const priceOf = (id: string) =>
    parseMoney(performance?.categories.find((category) => category.id === id)?.price ?? '0.00');
  const total = items.reduce((sum, { categoryId, qty }) => sum + priceOf(categoryId) * BigInt(qty), 0n);
  const whyNot =
    offline ??
    (count === 0
      ? t(performance?.mode === 'SEAT' ? 'booking.chooseSeats' : 'booking.chooseTickets')
      : wish.termsVersion === null
        ? t('booking.acceptTerms')
        : undefined);
  return (
    <div className={styles['part']}>
      {count === 0 ? null : (
        <p className={styles['total']}>
          <span>{t('booking.ticketCount', { count })}</span>
          <Amount value={wish.isInvited ? '0.00' : moneyText(total)} currency="MOP" />
        </p>
      )}
      <Button wide busy={isHolding} unavailable={whyNot} onClick={onHold}>
        {isHolding ? t('booking.holding') : t(wish.isInvited ? 'invite.take' : 'booking.hold')}
      </Button>
      {wish.isInvited ? null : <p className={styles['line']}>{t('booking.holdNote')}</p>}
    </div>
  );
}
