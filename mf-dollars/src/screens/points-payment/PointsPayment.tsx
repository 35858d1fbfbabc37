import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { PaymentPage } from '@resort/shared/ui/payment';
import type { PointsOrder } from '../../../contract/index.ts';
import { usePointsOrderQuery } from '../../api/points-orders.ts';
import { useNoOrder } from '../../orders/NoOrder.tsx';

/** The money of an order of the points mall, while its points and goods are held. */
export function PointsPayment({ orderNo }: { orderNo: string }) {
  const t = useText('dollars');
  const query = usePointsOrderQuery({ orderNo }, { refetchOnMountOrArgChange: true });
  const orderPath = to('/points-order', { orderNo });
  const dueOf = ({ pay, name, currency }: PointsOrder) => {
    if (pay === null) {
      const way = { to: orderPath, label: t('link.order') };
      return { due: null, nothing: { title: t('pay.nothing'), why: t('pay.nothingWhy'), way } };
    }
    return {
      due: {
        order: { ...pay, orderNo, currency, payable: pay.amount },
        lines: [{ kind: 'item' as const, label: name, amount: pay.amount }],
        lead: t('pay.lead'),
        resultPath: to('/points-pay-result', { orderNo }),
        orderPath,
      },
    };
  };
  return (
    <PaymentPage
      title={t('pay.title')}
      query={query}
      failed={t('order.unavailable')}
      unknown={useNoOrder()}
      dueOf={dueOf}
    />
  );
}
