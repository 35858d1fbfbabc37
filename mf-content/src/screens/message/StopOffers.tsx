import { useText } from '@resort/shared/i18n';
import { Button, showToast } from '@resort/shared/ui';
import { useState } from 'react';
import { useAnswerSubscriptionMutation } from '../../api/subscriptions.ts';

/** Ends messages about offers and vouchers with one press; another press brings them back. */
export function StopOffers() {
  const t = useText('content');
  const [isStopped, setStopped] = useState(false);
  const [send, { isLoading }] = useAnswerSubscriptionMutation();
  const turn = async () => {
    const { error } = await send({ id: 'OFFERS', result: isStopped ? 'ACCEPT' : 'REJECT' });
    if (error === undefined) setStopped(!isStopped);
    showToast({
      text: t(
        error === undefined ? (isStopped ? 'message.back' : 'message.stopped') : 'notifications.notKept',
      ),
    });
  };
  return (
    <Button look="quiet" wide busy={isLoading} onClick={() => void turn()}>
      {t(isStopped ? 'message.undoStop' : 'message.stop')}
    </Button>
  );
}
