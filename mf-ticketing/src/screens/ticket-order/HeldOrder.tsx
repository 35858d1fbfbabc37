import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, ConfirmDialog, showToast, useOneAtATime, useOffline } from '@resort/shared/ui';
import { Countdown } from '@resort/shared/ui/amount';
import { useState } from 'react';
import type { TicketOrder } from '../../../contract/index.ts';
import { useGiveUpTicketsMutation } from '../../api/my-orders.ts';
import styles from './ticket-order.module.css';

/** An unpaid order: the time left, a link to the payment, and cancellation; nothing if it is not held. */
export function HeldOrder({ order, onOver }: { order: TicketOrder; onOver: () => void }) {
  const t = useText('ticketing');
  const { orderNo, ticketId, date, sessionId, status, payStatus, holdUntil, missing, canCancel } = order;
  if (status !== 'HELD' && status !== 'BOUND') return null;
  const next =
    missing.length > 0
      ? to('/ticket-booking', { id: ticketId, date, sessionId, orderNo })
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
      {canCancel ? <GiveUp orderNo={orderNo} /> : null}
    </div>
  );
}

function GiveUp({ orderNo }: { orderNo: string }) {
  const t = useText('ticketing');
  const offline = useOffline();
  const [send] = useGiveUpTicketsMutation();
  const [isAsking, setAsking] = useState(false);
  const [giveUp, isGivingUp] = useOneAtATime(async () => {
    // cancelling is idempotent; the order, which is read again, shows whether it was paid meanwhile
    const { error } = await send({ orderNo });
    setAsking(false);
    if (error === undefined) showToast({ text: t('ticketOrder.givenUp') });
  });
  return (
    <>
      <Button look="danger" wide unavailable={offline} onClick={() => setAsking(true)}>
        {t('ticketOrder.giveUp')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('ticketOrder.giveUpQuestion')}
          confirm={t('ticketOrder.giveUp')}
          isDangerous
          busy={isGivingUp}
          onConfirm={giveUp}
          onClose={() => setAsking(false)}
        >
          <p>{t('ticketOrder.giveUpFree')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
