import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { showToast } from '@resort/shared/ui';
import { leftAfter } from '@resort/shared/ui/amount';
import { CancelOrder } from '@resort/shared/ui/order';
import type { Reservation } from '../../../contract/index.ts';
import { isSome, moneyText } from '../../booking/money-text.ts';
import { useCancelReservationMutation } from '../../api/reservations.ts';
import { useRuleWords } from '../../booking/use-rule-words.ts';
import styles from './order.module.css';

/** The way out, with the rule in words first and what it costs right now; nothing where there is none. */
export function CancelReservation({ reservation }: { reservation: Reservation }) {
  const t = useText('shop');
  const ruleWords = useRuleWords();
  const cancel = useCancel(reservation);
  const { canCancel, cancelRule, deposit } = reservation;
  return (
    <>
      {canCancel ? <p className={styles['rule']}>{ruleWords(cancelRule, deposit)}</p> : null}
      <CancelOrder
        canCancel={canCancel}
        label={t('cancel.cancel')}
        question={t('cancel.question')}
        confirm={t('cancel.cancel')}
        onCancel={cancel}
      >
        <Costs reservation={reservation} />
      </CancelOrder>
    </>
  );
}

function Costs({ reservation }: { reservation: Reservation }) {
  const t = useText('shop');
  const { penalty, currency, payStatus, deposit, deduct } = reservation;
  // vouchers come back as vouchers
  const paid = leftAfter(deposit, deduct);
  if (isSome(penalty)) return <p>{t('cancel.costs', { amount: moneyText(currency, penalty) })}</p>;
  return (
    <>
      <p>{t('cancel.free')}</p>
      {payStatus === 'PAID' && isSome(paid) ? (
        <p>{t('cancel.back', { amount: moneyText(currency, paid) })}</p>
      ) : null}
    </>
  );
}

/** Cancels at no more than the fee that was shown; cancelled twice is cancelled once. */
function useCancel({ orderNo, penalty, currency }: Reservation) {
  const t = useText('shop');
  const [send] = useCancelReservationMutation();
  return async (): Promise<string | null> => {
    const { data, error } = await send({ orderNo, expectedPenalty: penalty });
    if (error !== undefined) return isApiError(error) && error.errorCode !== null ? error.message : null;
    const text = isSome(data.refund)
      ? t('cancel.refunded', { amount: moneyText(currency, data.refund) })
      : t('cancel.done');
    showToast({ text });
    return null;
  };
}
