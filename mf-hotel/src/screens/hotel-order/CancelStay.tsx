import { isApiError } from '@resort/shared/api';
import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { Button, ConfirmDialog, Notice, showToast, useOneAtATime, useOnline } from '@resort/shared/ui';
import { parseMoney } from '@resort/shared/ui/amount';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { useState } from 'react';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { useCancelStayMutation } from '../../api/changes.ts';
import styles from './hotel-order.module.css';

/** The way out of a stay: first what it costs and what comes back, then the question. */
export function CancelStay({ order }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const { cancel, isCancelling, refusal } = useCancelStay(order, () => setAsking(false));
  if (!order.canCancel) return refusal === null ? null : <Notice tone="danger">{refusal}</Notice>;
  return (
    <div className={styles['section']}>
      {isAsking || refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <Button
        look="danger"
        wide
        unavailable={isOnline ? undefined : t('order.offline')}
        onClick={() => setAsking(true)}
      >
        {t('cancelling.cancel')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('cancelling.question')}
          confirm={t('cancelling.confirm')}
          isDangerous
          busy={isCancelling}
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        >
          {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
          <Costs order={order} />
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

function Costs({ order: { penaltyNow, refundNow, currency, payType } }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  const isFree = parseMoney(penaltyNow) === 0n;
  const isRefunded = parseMoney(refundNow) !== 0n;
  return (
    <>
      {isFree ? <p>{t('cancelling.free')}</p> : null}
      {isFree && !isRefunded ? null : (
        <Facts>
          {isFree ? null : <Fact name={t('cancelling.fee')}>{formatAmount(penaltyNow, currency)}</Fact>}
          {/* what was to be paid at the hotel was never given */}
          {isRefunded || payType === 'PREPAY' ? (
            <Fact name={t('cancelling.refund')}>{formatAmount(refundNow, currency)}</Fact>
          ) : null}
        </Facts>
      )}
      {isRefunded ? <p>{t('cancelling.how')}</p> : null}
    </>
  );
}

/** Cancels once, at no more than the fee that was shown; the booking is read again, also after a refusal. */
function useCancelStay({ id, penaltyNow }: HotelOrderDetail, onDone: () => void) {
  const t = useText('hotel');
  const [send] = useCancelStayMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cancel, isCancelling] = useOneAtATime(async () => {
    setRefusal(null);
    const work = `cancel-stay.${id}`;
    const request = { id, expectedPenalty: penaltyNow };
    const { error } = await send({ ...request, idempotencyKey: keyFor(work, request) });
    if (error === undefined) {
      dropAttempt(work);
      showToast({ text: t('cancelling.done') });
      onDone();
      return;
    }
    if (!isApiError(error) || error.errorCode === null) return onDone(); // the reminder says it
    setRefusal(error.message);
  });
  return { cancel, isCancelling, refusal };
}
