import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Notice, SectionHeading } from '@resort/shared/ui';
import { PriceBreakdown, parseMoney, type PriceLine } from '@resort/shared/ui/amount';
import { EarnedLine } from '@resort/shared/ui/earned';
import { PaymentAttempts, ReceiptLink, RefundList } from '@resort/shared/ui/order';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { CancelPolicy } from '../../orders/CancelPolicy.tsx';
import styles from './hotel-order.module.css';

/** Percentages of the server's price function (domain rules, Macau). */
const SERVICE = 10;
const TAX = 5;

/** How the price is composed, what is paid, what was refunded, and what cancelling would cost. */
export function StayMoney({ order }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  const { prices, currency, payType, payStatus, status, penalty, payments, refunded, together } = order;
  // once guests are in the hotel, the bill says what is paid where, and nothing can be cancelled
  const isOver = status === 'CANCELLED' || status === 'EXPIRED' || order.inHouse !== null;
  return (
    <section className={styles['section']}>
      <SectionHeading title={t('order.price')} />
      <PriceBreakdown
        lines={linesOf(order, t('order.vouchers'))}
        total={prices.payable}
        currency={currency}
      />
      {isOver ? null : <p>{payType === 'AT_HOTEL' ? t('order.atHotel') : t(`payStatus.${payStatus}`)}</p>}
      {penalty === null || parseMoney(penalty) === 0n ? null : (
        <Notice>{t('order.penalty', { amount: formatAmount(penalty, currency) })}</Notice>
      )}
      <EarnedLine earnings={order.earnings} when={order.earnings?.isEarned ? 'done' : 'ahead'} />
      <PaymentAttempts payments={payments} />
      <RefundList parts={refunded} isPast />
      <ReceiptLink order={order} />
      {together === 0 ? null : <p>{t('order.together', { count: together })}</p>}
      {isOver ? null : <CancelPolicy order={order} />}
    </section>
  );
}

function linesOf({ prices, roomName }: HotelOrderDetail, vouchers: string): PriceLine[] {
  const { nights, roomTotal, service, tax, dollars } = prices;
  const off = (amount: string) => `-${amount}`;
  return [
    {
      kind: 'item',
      label: roomName,
      amount: roomTotal,
      nights: nights.map(({ date, price }) => ({ date, amount: price })),
    },
    { kind: 'service', rate: SERVICE, amount: service },
    { kind: 'tax', rate: TAX, amount: tax },
    ...(isSome(prices.vouchers)
      ? [{ kind: 'voucher' as const, label: vouchers, amount: off(prices.vouchers) }]
      : []),
    ...(isSome(dollars) ? [{ kind: 'dollars' as const, amount: off(dollars) }] : []),
  ];
}

const isSome = (amount: string) => parseMoney(amount) !== 0n;
