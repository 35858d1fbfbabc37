import { isApiError } from '@resort/shared/api';
import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { showToast } from '@resort/shared/ui';
import { parseMoney } from '@resort/shared/ui/amount';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { CancelOrder, RefundList } from '@resort/shared/ui/order';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { useCancelStayMutation } from '../../api/changes.ts';

/** Cancels a stay: shows fee and refund, then asks for confirmation. */
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

function Costs({ order: { penaltyNow, refundNow, currency } }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  const isFree = parseMoney(penaltyNow) === 0n;
  return (
    <>
      {isFree ? (
        <p>{t('cancelling.free')}</p>
      ) : (
        <Facts>
          <Fact name={t('cancelling.fee')}>{formatAmount(penaltyNow, currency)}</Fact>
        </Facts>
      )}
      <RefundList parts={refundNow} />
    </>
  );
}

/** Cancels once, at most at the fee that was shown; then reloads the booking, also after a refusal. */
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
