import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, showToast } from '@resort/shared/ui';
import { Countdown } from '@resort/shared/ui/amount';
import type { TicketOrder } from '../../../contract/index.ts';
import { toBooking } from '../../booking/booking-address.ts';
import { GiveUp } from '../../parts/GiveUp.tsx';
import styles from './ticket-order.module.css';

/** An unpaid order: the time left, a link to the payment, and cancellation; nothing if it is not held. */
export function HeldOrder({ order, onOver }: { order: TicketOrder; onOver: () => void }) {
  const t = useText('ticketing');
  const { orderNo, ticketId, date, performanceId, status, payStatus, holdUntil, missing, canCancel } = order;
  if (status !== 'HELD' && status !== 'BOUND') return null;
  const next =
    missing.length > 0
      ? toBooking({ ticketId, date, performanceId, orderNo })
      : to('/ticket-pay', { orderNo });
  return (
    <div className={styles['section']}>
      {holdUntil === null ? null : (
        <Countdown label={t('ticketOrder.heldFor')} until={Date.parse(holdUntil)} onEnd={onOver} />
      )}
      {payStatus === 'PROCESSING' ? (
        <ButtonLink wide to={to('/ticket-pay-result', { orderNo })}>
          {t('ticketOrder.seePayment')}
        </ButtonLink>
      ) : (
        <ButtonLink wide to={next}>
          {t(missing.length > 0 ? 'ticketOrder.goOn' : 'ticketOrder.pay')}
        </ButtonLink>
      )}
      {canCancel ? (
        <GiveUp
          orderNo={orderNo}
          look="danger"
          wide
          onGivenUp={() => showToast({ text: t('ticketOrder.givenUp') })}
        />
      ) : null}
    </div>
  );
}
