import { formatAmount, formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { SectionHeading } from '@resort/shared/ui';
import { parseMoney } from '@resort/shared/ui/amount';
import { Fact, Facts } from '@resort/shared/ui/facts';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import styles from './hotel-order.module.css';

interface ReceiptProps {
  order: HotelOrderDetail;
  inHouse: NonNullable<HotelOrderDetail['inHouse']>;
}

/** Room, arrival, departure, every charge to the room, and how the bill is settled. */
export default function Receipt({ order: { prices, currency, roomName }, inHouse }: ReceiptProps) {
  const t = useText('hotel');
  const { roomNo, arrivedAt, departedAt, folio, total, deposit, balance } = inHouse;
  const at = (instant: string) => formatDateTime(instant, currentLanguage());
  const money = (amount: string) => signedAmount(amount, currency);
  const isOver = departedAt !== null;
  return (
    <section className={styles['section']} aria-labelledby="receipt">
      <SectionHeading id="receipt" title={t(isOver ? 'receipt.title' : 'receipt.soFar')} />
      <Facts>
        {roomNo === null ? null : <Fact name={t('receipt.roomNo')}>{roomNo}</Fact>}
        <Fact name={t('receipt.arrived')}>{at(arrivedAt)}</Fact>
        {departedAt === null ? null : <Fact name={t('receipt.departed')}>{at(departedAt)}</Fact>}
      </Facts>
      <Facts>
        <Fact name={roomName}>{money(prices.payable)}</Fact>
        {folio.map(({ text, amount, at: when }, index) => (
          <Fact key={index} name={`${text} · ${at(when)}`}>
            {money(amount)}
          </Fact>
        ))}
        <Fact name={t('receipt.total')}>
          <strong>{money(total)}</strong>
        </Fact>
        {parseMoney(deposit) === 0n ? null : (
          <Fact name={t('receipt.deposit')}>{signedAmount(`-${deposit}`, currency)}</Fact>
        )}
        <Fact name={t(balance.startsWith('-') ? 'receipt.back' : isOver ? 'receipt.settled' : 'receipt.due')}>
          <strong>{formatAmount(balance.replace('-', ''), currency)}</strong>
        </Fact>
      </Facts>
    </section>
  );
}

/** `−MOP 12.50` below zero. */
function signedAmount(amount: string, currency: string): string {
  const text = formatAmount(amount.replace('-', ''), currency);
  return amount.startsWith('-') ? `−${text}` : text;
}
