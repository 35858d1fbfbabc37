import { useText } from '@resort/shared/i18n';
import { Button, ConfirmDialog, Notice, showToast, useOneAtATime, useOffline } from '@resort/shared/ui';
import { isApiError, requestKey } from '@resort/shared/api';
import { useState } from 'react';
import { RefundList } from '@resort/shared/ui/order';
import type { Order } from './order.ts';
import styles from './orders.module.css';

export interface CancelOrderProps {
  order: Order;
  cancel: (request: { orderNo: string; idempotencyKey: string }) => Promise<{ error?: unknown }>;
}

/** Cancels an order, showing the refund; nothing if it cannot be cancelled. */
export function CancelOrder({ order, cancel }: CancelOrderProps) {
  const t = useText('dollars');
  const offline = useOffline();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { orderNo } = order;
  const [confirm, isCancelling] = useOneAtATime(async () => {
    // an order is cancelled once: every press means the same request
    const { error } = await cancel({ orderNo, idempotencyKey: requestKey({ cancel: orderNo }) });
    setAsking(false);
    if (error === undefined) showToast({ text: t('cancel.done') });
    else setRefusal(isApiError(error) && error.errorCode !== null ? error.message : null);
  });
  if (!order.cancellable && refusal === null) return null;
  return (
    <div className={styles['cancelling']}>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      {order.cancellable ? (
        <Button look="danger" wide unavailable={offline} onClick={() => setAsking(true)}>
          {t('cancel.cancel')}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={t('cancel.question')}
          confirm={t('cancel.cancel')}
          isDangerous
          busy={isCancelling}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{t('cancel.rule')}</p>
          <RefundList parts={order.refundNow} />
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
