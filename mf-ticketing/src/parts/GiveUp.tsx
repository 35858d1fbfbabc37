import { useText } from '@resort/shared/i18n';
import { Button, ConfirmDialog, useOneAtATime, useOffline } from '@resort/shared/ui';
import { useState } from 'react';
import { useGiveUpTicketsMutation } from '../api/my-orders.ts';

interface GiveUpProps {
  orderNo: string;
  look: 'danger' | 'plain';
  wide?: boolean;
  /** the tickets are released, or the order shows why they are not; returns what the press waits for */
  onGivenUp: () => unknown;
}

/** Cancels an unpaid order, after a question. */
export function GiveUp({ orderNo, look, wide = false, onGivenUp }: GiveUpProps) {
  const t = useText('ticketing');
  const offline = useOffline();
  const [send] = useGiveUpTicketsMutation();
  const [isAsking, setAsking] = useState(false);
  const [giveUp, isGivingUp] = useOneAtATime(async () => {
    // cancelling is idempotent; the order, which is read again, shows whether it was paid meanwhile
    const { error } = await send({ orderNo });
    setAsking(false);
    if (error === undefined) await onGivenUp();
  });
  return (
    <>
      <Button look={look} wide={wide} unavailable={offline} onClick={() => setAsking(true)}>
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
