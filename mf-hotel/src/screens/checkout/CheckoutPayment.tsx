import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { parseMoney, type PriceLine } from '@resort/shared/ui/amount';
import { PaymentPage, type Due, type NothingDue } from '@resort/shared/ui/payment';
import type { Checkout } from '../../../contract/index.ts';
import { useCheckoutQuery } from '../../api/orders.ts';
import { isNoOrder } from '../../orders/is-no-order.ts';
import { useNoOrder } from '../../orders/NoOrder.tsx';
import { datesText } from '../../orders/stay-words.ts';
import { OnTheSpot } from './OnTheSpot.tsx';

interface CheckoutPaymentProps {
  id: string;
  /** the booking whose change this pays */
  changed: string | undefined;
}

/** The payment for a hold: one stay, several cart items, or the difference of a change. */
export default function CheckoutPayment({ id, changed }: CheckoutPaymentProps) {
  const t = useText('hotel');
  const query = useCheckoutQuery({ id }, { refetchOnMountOrArgChange: true });
  const nothingOf = useNothing(changed);
  const dueOf = (checkout: Checkout): { due: Due } | { due: null; nothing: NothingDue } => {
    const { pay, items, currency } = checkout;
    if (pay === null || checkout.state === 'OVER') return { due: null, nothing: nothingOf(checkout) };
    return {
      due: {
        order: { ...pay, payable: pay.amount },
        lines: linesOf(checkout, t('order.vouchers')),
        lead: t('checkout.lead'),
        // one Resort Dollar is one pataca, so orders in other currencies accept none
        takesDollars: pay.currency === 'MOP',
        resultPath: to('/pay-result', { orderNo: pay.orderNo, id: checkout.id, of: changed }),
        orderPath: orderPathOf(checkout, changed),
        more: <OnTheSpot items={items.map((item) => ({ ...item, key: item.orderNo }))} currency={currency} />,
      },
    };
  };
  return (
    <PaymentPage
      title={t(query.data?.state === 'OVER' ? 'checkout.over' : 'checkout.title')}
      isNothing={isNoOrder(query.error)}
      query={query}
      failed={t('order.failed')}
      unknown={useNoOrder()}
      dueOf={dueOf}
    />
  );
}

function linesOf({ items, vouchers, dollars }: Checkout, voucherLabel: string): PriceLine[] {
  const isSome = (amount: string) => parseMoney(amount) !== 0n;
  return [
    ...items
      .filter(({ onSpot }) => !onSpot)
      .map(({ title, dates, total }) => ({
        kind: 'item' as const,
        label: dates.length === 0 ? title : `${title} · ${datesText(dates)}`,
        amount: total,
      })),
    ...(isSome(vouchers) ? [{ kind: 'voucher' as const, label: voucherLabel, amount: `-${vouchers}` }] : []),
    ...(isSome(dollars) ? [{ kind: 'dollars' as const, amount: `-${dollars}` }] : []),
  ];
}

/** The one stay that it is about, where it is one. */
const bookingOf = ({ items }: Checkout, changed: string | undefined): string | undefined =>
  changed ?? (items.length === 1 ? items[0]?.id : undefined);

function orderPathOf(checkout: Checkout, changed: string | undefined): string {
  const id = bookingOf(checkout, changed);
  return id === undefined ? to('/hotel-orders') : to('/hotel-order', { id });
}

/** It is paid, or its hold expired, before or while the screen was open. */
function useNothing(changed: string | undefined) {
  const t = useText('hotel');
  return (checkout: Checkout): NothingDue => {
    if (checkout.state === 'OVER') {
      const way = { to: to('/hotels'), label: t('link.hotels') };
      return { title: t('checkout.overTitle'), why: t('checkout.overWhy'), isOver: true, way };
    }
    const label = t(bookingOf(checkout, changed) === undefined ? 'link.orders' : 'link.order');
    const way = { to: orderPathOf(checkout, changed), label };
    return { title: t('checkout.nothing'), why: t('checkout.nothingWhy'), way };
  };
}
