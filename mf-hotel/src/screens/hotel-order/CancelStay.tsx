import { isApiError } from '@resort/shared/api';
import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { showToast } from '@resort/shared/ui';
import { parseMoney } from '@resort/shared/ui/amount';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { CancelOrder } from '@resort/shared/ui/order';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { useCancelStayMutation } from '../../api/changes.ts';

/** The way out of a stay: first what it costs and what comes back, then the question. */
export function CancelStay({ order }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  const cancel = useCancelStay(order);
  return (
    <CancelOrder
      canCancel={order.canCancel}
      label={t('cancelling.cancel')}
      question={t('cancelling.question')}
      confirm={t('cancelling.confirm')}
      onCancel={cancel}
    >
      <Costs order={order} />
    </CancelOrder>
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
function useCancelStay({ id, penaltyNow }: HotelOrderDetail) {
  const t = useText('hotel');
  const [send] = useCancelStayMutation();
  return async (): Promise<string | null> => {
    const work = `cancel-stay.${id}`;
    const request = { id, expectedPenalty: penaltyNow };
    const { error } = await send({ ...request, idempotencyKey: keyFor(work, request) });
    if (error !== undefined) return isApiError(error) && error.errorCode !== null ? error.message : null;
    dropAttempt(work);
    showToast({ text: t('cancelling.done') });
    return null;
  };
}
