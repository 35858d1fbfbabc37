import type { Receipt } from '@resort/shared/calls/rows';
import { formatBusinessDate, formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import {
  Amount,
  DollarsAmount,
  parseMoney,
  PointsAmount,
  PriceBreakdown,
  type PriceLine,
} from '@resort/shared/ui/amount';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { EarnedLine } from '@resort/shared/ui/earned';
import { PaymentAttempts } from '@resort/shared/ui/order';
import styles from './receipt.module.css';

/** Percentages of the server's price function (domain rules, Macau). */
const SERVICE = 10;
const TAX = 5;

/** What is printed: who sold what to whom, line by line, and how it was paid. */
export function Paper({ receipt }: { receipt: Receipt }) {
  const t = useText('membership');
  const { orderNo, orderedAt, issuedAt, issuedTo, property, title, dates, currency, payable, spent } =
    receipt;
  const moment = (instant: string) => formatDateTime(instant, currentLanguage());
  const days = [...new Set(dates)].map((day) => formatBusinessDate(day, currentLanguage()));
  return (
    <section className={styles['paper']} aria-label={t('receipt.title')}>
      <header className={styles['head']}>
        <p className={styles['seller']}>{property.name}</p>
        <p className={styles['address']}>{property.address}</p>
      </header>
      <Facts>
        <Fact name={t('receipt.orderNo')}>{orderNo}</Fact>
        <Fact name={t('receipt.for')}>{issuedTo}</Fact>
        <Fact name={t('receipt.what')}>{title}</Fact>
        {days.length === 0 ? null : <Fact name={t('receipt.dates')}>{days.join(' – ')}</Fact>}
        <Fact name={t('receipt.orderedAt')}>{moment(orderedAt)}</Fact>
      </Facts>
      {hasMoney(receipt) ? (
        <PriceBreakdown lines={linesOf(receipt, t('receipt.vouchers'))} total={payable} currency={currency} />
      ) : null}
      {spent === null ? null : (
        <Facts>
          <Fact name={t('receipt.redeemed')} isTotal>
            {spent.unit === 'DOLLAR' ? (
              <DollarsAmount value={spent.amount} />
            ) : (
              <PointsAmount value={spent.amount} />
            )}
          </Fact>
        </Facts>
      )}
      <HowPaid receipt={receipt} />
      <EarnedLine earnings={receipt.earnings} when={receipt.earnings?.isEarned ? 'done' : 'ahead'} />
      <p className={styles['issued']}>{t('receipt.issuedAt', { at: moment(issuedAt) })}</p>
    </section>
  );
}

function HowPaid({ receipt }: { receipt: Receipt }) {
  const t = useText('membership');
  const { payments, onSpot, penalty, currency } = receipt;
  const fee = penalty !== null && isSome(penalty) ? penalty : null;
  return (
    <>
      {onSpot ? <p>{t('receipt.onSpot')}</p> : null}
      <PaymentAttempts payments={payments} />
      {fee === null ? null : (
        <Facts>
          <Fact name={t('receipt.fee')}>
            <Amount value={fee} currency={currency} />
          </Fact>
        </Facts>
      )}
    </>
  );
}

/** Points and Resort Dollars alone make no bill in money. */
const hasMoney = ({ items, spent }: Receipt) =>
  spent === null || items.some(({ amount }) => isSome(String(amount)));
const isSome = (amount: string) => parseMoney(amount) !== 0n;

function linesOf({ items, service, tax, vouchers, dollars }: Receipt, voucherLabel: string): PriceLine[] {
  return [
    ...items.map(({ name, quantity, amount }): PriceLine => {
      const label = quantity === 1 ? name : `${name} × ${quantity}`;
      return { kind: 'item', label, amount };
    }),
    ...(service === null ? [] : [{ kind: 'service' as const, rate: SERVICE, amount: service }]),
    ...(tax === null ? [] : [{ kind: 'tax' as const, rate: TAX, amount: tax }]),
    ...(isSome(vouchers) ? [{ kind: 'voucher' as const, label: voucherLabel, amount: `-${vouchers}` }] : []),
    ...(isSome(dollars) ? [{ kind: 'dollars' as const, amount: `-${dollars}` }] : []),
  ];
}
