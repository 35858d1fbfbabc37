import { isApiError, requestKey } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { showToast } from '@resort/shared/ui';
import { CancelOrder as Cancelling, RefundList } from '@resort/shared/ui/order';
import type { Order } from './order.ts';

export interface CancelOrderProps {
  order: Order;
  cancel: (request: { orderNo: string; idempotencyKey: string }) => Promise<{ error?: unknown }>;
}

/** Cancels an order, showing the refund; nothing if it cannot be cancelled. */
export function CancelOrder({ order: { orderNo, cancellable, refundNow }, cancel }: CancelOrderProps) {
  const t = useText('dollars');
  const send = async () => {
    // an order is cancelled once: every press means the same request
    const { error } = await cancel({ orderNo, idempotencyKey: await requestKey({ cancel: orderNo }) });
    if (error === undefined) showToast({ text: t('cancel.done') });
    return isApiError(error) && error.errorCode !== null ? error.message : null;
  };
  return (
    <Cancelling
      canCancel={cancellable}
      label={t('cancel.cancel')}
      question={t('cancel.question')}
      confirm={t('cancel.cancel')}
      onCancel={send}
    >
      <p>{t('cancel.rule')}</p>
      <RefundList parts={refundNow} />
    </Cancelling>
  );
}
