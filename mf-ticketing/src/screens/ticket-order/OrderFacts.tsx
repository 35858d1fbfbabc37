import { formatBusinessDate, formatTime, timesText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Picture, SectionHeading, Surface } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import { CopyButton } from '@resort/shared/ui/copy';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { PaymentAttempts, ReceiptLink, RefundList } from '@resort/shared/ui/order';
import type { TicketOrder } from '../../../contract/index.ts';
import styles from './ticket-order.module.css';

const isSome = (amount: string) => /[1-9]/.test(amount);

/** The booked performance and its cost. */
export function OrderFacts({ order }: { order: TicketOrder }) {
  const t = useText('ticketing');
  const { orderNo, title, picture, property, venue, date, time, endTime, doorsAt, quantity, mode } = order;
  const doors = formatTime(new Date(doorsAt));
  const hours = mode === 'SEAT' ? time : timesText(time, endTime, currentLanguage());
  return (
    <section className={styles['section']} aria-labelledby="ticket-order-facts">
      <SectionHeading id="ticket-order-facts" title={t('ticketOrder.facts')} />
      <Surface
        level={3}
        title={title}
        picture={<Picture {...picture} ratio="1:1" />}
        lines={[venue, property.name]}
      />
      <Facts>
        <Fact name={t('ticketOrder.date')}>{formatBusinessDate(date, currentLanguage())}</Fact>
        <Fact name={t('ticketOrder.time')}>
          {doors === time ? hours : t('ticketOrder.begins', { time: hours, doors })}
        </Fact>
        <Fact name={t('ticketOrder.tickets')}>{t('ticketOrders.count', { count: quantity })}</Fact>
        <MoneyFacts order={order} />
        <Fact name={t('ticketOrder.number')}>
          {orderNo} <CopyButton text={orderNo} what={t('ticketOrder.number')} />
        </Fact>
      </Facts>
      <PaymentAttempts payments={order.payments} />
      <RefundList parts={order.refunded} isPast />
      <ReceiptLink order={order} />
    </section>
  );
}

/** The total, the deductions of vouchers, and fees kept from refunds. */
function MoneyFacts({ order: { total, deduct, penalty, currency } }: { order: TicketOrder }) {
  const t = useText('ticketing');
  return (
    <>
      <Fact name={t('ticketOrder.total')}>
        <Amount value={total} currency={currency} />
      </Fact>
      {isSome(deduct) ? (
        <Fact name={t('ticketOrder.vouchers')}>
          <Amount value={`-${deduct}`} currency={currency} />
        </Fact>
      ) : null}
      {isSome(penalty) ? (
        <Fact name={t('refunding.fee')}>
          <Amount value={penalty} currency={currency} />
        </Fact>
      ) : null}
    </>
  );
}
