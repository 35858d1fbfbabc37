import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { Button, ConfirmDialog, Notice, showToast, useOneAtATime, useOnline } from '@resort/shared/ui';
import { useState } from 'react';
import type { Reservation } from '../../../contract/index.ts';
import { useCancelReservationMutation } from '../../api/reservations.ts';
import { useRuleWords } from '../../booking/use-rule-words.ts';
import styles from './order.module.css';

const isSome = (amount: string) => /[1-9]/.test(amount);

/** The way out, with the rule in words first and what it costs right now; nothing where there is none. */
export function CancelReservation({ reservation }: { reservation: Reservation }) {
  const t = useText('shop');
  const ruleWords = useRuleWords();
  const isOnline = useOnline();
  const [cancel] = useCancelReservationMutation();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { orderNo, canCancel, cancelRule, deposit, penalty, currency, payStatus } = reservation;
  const [confirm, isCancelling] = useOneAtATime(async () => {
    // cancelled twice is cancelled once; a fee that rose meanwhile is refused and shown anew
    const answer = await cancel({ orderNo, expectedPenalty: penalty });
    setAsking(false);
    if (answer.error !== undefined) {
      const { error } = answer;
      return setRefusal(isApiError(error) && error.errorCode !== null ? error.message : null);
    }
    setRefusal(null);
    const { refund } = answer.data;
    const text = isSome(refund)
      ? t('cancel.refunded', { amount: `${currency} ${refund}` })
      : t('cancel.done');
    return showToast({ text });
  });
  if (!canCancel) return null;
  const costs = isSome(penalty);
  return (
    <div className={styles['actions']}>
      <p className={styles['rule']}>{ruleWords(cancelRule, deposit)}</p>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <Button
        look="danger"
        wide
        unavailable={isOnline ? undefined : t('booking.offline')}
        onClick={() => setAsking(true)}
      >
        {t('cancel.cancel')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('cancel.question')}
          confirm={t('cancel.cancel')}
          isDangerous
          busy={isCancelling}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{costs ? t('cancel.costs', { amount: `${currency} ${penalty}` }) : t('cancel.free')}</p>
          {payStatus === 'PAID' && !costs ? (
            <p>{t('cancel.back', { amount: `${currency} ${deposit}` })}</p>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
