import { useText } from '@resort/shared/i18n';
import { useReadAt } from '@resort/shared/api';
import { ErrorCard, OfflineNotice, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { Moment } from '@resort/shared/ui/moment';
import type { ReactNode } from 'react';
import { CancelOrder, type CancelOrderProps } from './CancelOrder.tsx';
import type { Order } from './order.ts';
import { OrderDetails } from './OrderDetails.tsx';
import styles from './orders.module.css';

export interface OrderPageProps {
  /** undefined: not there yet */
  order: Order | undefined;
  /** the call it was read with */
  call: string;
  orderNo: string;
  /** right after it was redeemed */
  isReceipt?: boolean;
  isFetching: boolean;
  isError: boolean;
  onRetry: () => void;
  cancel: CancelOrderProps['cancel'];
  /** where to go from here */
  children: ReactNode;
}

/** An order with its status in words; identified by its number, so that it can be reloaded. */
export function OrderPage(props: OrderPageProps) {
  const { order, call, orderNo, isReceipt = false, isFetching, isError, onRetry, cancel, children } = props;
  const t = useText('dollars');
  const readAt = useReadAt(call, { orderNo });
  if (!order) {
    return (
      <Page title={t('order.title')}>
        {isError ? (
          <ErrorCard message={t('order.unavailable')} onRetry={onRetry} isRetrying={isFetching} />
        ) : (
          <Waiting>
            <SkeletonRows />
          </Waiting>
        )}
      </Page>
    );
  }
  const isDone = order.status === 'READY' || order.status === 'ISSUED' || order.status === 'PAID';
  const title = t(`order.titles.${order.status}`);
  const lead = t(`order.leads.${order.status}`);
  const body = (
    <>
      <OfflineNotice readAt={readAt} />
      <OrderDetails order={order} />
      <div className={styles['actions']}>
        {children}
        <CancelOrder order={order} cancel={cancel} />
      </div>
    </>
  );
  return isReceipt && isDone ? (
    <Moment title={title} name={lead}>
      {body}
    </Moment>
  ) : (
    <Page title={title} lead={lead}>
      {body}
    </Page>
  );
}
