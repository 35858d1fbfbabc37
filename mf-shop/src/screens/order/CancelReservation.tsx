import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { showToast } from '@resort/shared/ui';
import { CancelOrder, RefundList } from '@resort/shared/ui/order';
import type { Reservation } from '../../../contract/index.ts';
import { isSome, moneyText } from '../../booking/money-text.ts';
import { useCancelReservationMutation } from '../../api/reservations.ts';
import { useRuleWords } from '../../booking/use-rule-words.ts';
import styles from './order.module.css';

/** Cancellation, with the terms as text first and the current fee; nothing if it is not possible. */
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
  const { penalty, currency, refundNow } = reservation;
  return (
    <>
      <p>
        {isSome(penalty) ? t('cancel.costs', { amount: moneyText(currency, penalty) }) : t('cancel.free')}
      </p>
      <RefundList parts={refundNow} />
    </>
  );
}

/** Cancels at no more than the fee that was shown; cancelled twice is cancelled once. */
function useCancel({ orderNo, penalty }: Reservation) {
  const t = useText('shop');
  const [send] = useCancelReservationMutation();
  return async (): Promise<string | null> => {
    const { error } = await send({ orderNo, expectedPenalty: penalty });
    if (error !== undefined) return isApiError(error) && error.errorCode !== null ? error.message : null;
    showToast({ text: t('cancel.done') });
    return null;
  };
}
