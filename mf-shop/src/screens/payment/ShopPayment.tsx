import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { leftAfter, type PriceLine } from '@resort/shared/ui/amount';
import { PaymentPage } from '@resort/shared/ui/payment';
import type { Reservation } from '../../../contract/index.ts';
import { useReservationQuery } from '../../api/reservations.ts';
import { isSome } from '../../booking/money-text.ts';
import { useNoReservation } from '../../reservations/NoReservation.tsx';

/** The deposit of a reservation, while its table or therapist is held. */
export function ShopPayment({ orderNo }: { orderNo: string }) {
  const t = useText('shop');
  const query = useReservationQuery({ orderNo }, { refetchOnMountOrArgChange: true });
  const orderPath = to('/shop-order', { orderNo });
  const dueOf = (reservation: Reservation) => {
    const { pay, shopName: name, currency } = reservation;
    if (pay === null) {
      const way = { to: orderPath, label: t('pay.toOrder') };
      return { due: null, nothing: { title: t('pay.nothing'), why: t('pay.nothingWhy'), way } };
    }
    const words = { deposit: t('pay.deposit', { name }), vouchers: t('pay.vouchers') };
    return {
      due: {
        order: { ...pay, orderNo, currency, payable: pay.amount },
        lines: linesOf(reservation, words),
        lead: t('pay.lead', { name }),
        resultPath: to('/shop-pay-result', { orderNo }),
        orderPath,
      },
    };
  };
  return (
    <PaymentPage
      title={t('pay.title')}
      query={query}
      failed={t('order.failed')}
      unknown={useNoReservation()}
      dueOf={dueOf}
    />
  );
}

/** The deposit, and its deductions at the time of the reservation. */
function linesOf(
  { deposit, deduct, payable }: Reservation,
  words: { deposit: string; vouchers: string },
): PriceLine[] {
  const dollars = leftAfter(leftAfter(deposit, deduct), payable);
  return [
    { kind: 'item', label: words.deposit, amount: deposit },
    ...(isSome(deduct) ? [{ kind: 'voucher' as const, label: words.vouchers, amount: `-${deduct}` }] : []),
    ...(isSome(dollars) ? [{ kind: 'dollars' as const, amount: `-${dollars}` }] : []),
  ];
}
