import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Button, Notice } from '@resort/shared/ui';
import { Countdown, PriceBreakdown, type PriceLine } from '@resort/shared/ui/amount';
import { deductionLines, type Deductions } from '@resort/shared/ui/deductions';
import { EarnedLine } from '@resort/shared/ui/earned';
import type { Quote, StayPrice } from '../../booking/use-price.ts';
import fields from '../../booking/booking-fields.module.css';
import styles from './hotel-booking.module.css';

interface BookingPriceProps {
  quote: Quote;
  price: StayPrice;
  deductions: Deductions;
}

/** How the total comes about, how long it holds, and whether it is another one than was chosen. */
export function BookingPrice({ quote, price, deductions }: BookingPriceProps) {
  const t = useText('hotel');
  const { currency, total } = quote;
  const lines: PriceLine[] = [
    {
      kind: 'item',
      label: t('book.roomLine', { count: quote.nights.length }),
      amount: quote.roomTotal,
      nights: quote.nights.map(({ date, price: amount }) => ({ date, amount })),
    },
    { kind: 'service', rate: 10, amount: quote.service },
    { kind: 'tax', rate: 5, amount: quote.tax },
    ...deductionLines(deductions),
  ];
  return (
    <section className={styles['price']} aria-labelledby="price">
      <h2 id="price" className={fields['legend']}>
        {t('book.price')}
      </h2>
      {price.before === null ? null : (
        <Notice tone="warning">
          <p>
            {t('book.moved', {
              before: formatAmount(price.before, currency),
              now: formatAmount(total, currency),
            })}
          </p>
          <Button look="quiet" onClick={price.accept}>
            {t('book.acceptPrice', { now: formatAmount(total, currency) })}
          </Button>
        </Notice>
      )}
      <PriceBreakdown lines={lines} total={deductions.payable} currency={currency} />
      <EarnedLine earnings={quote.earns} when={deductions.payable === total ? 'ahead' : 'most'} />
      {/* a new lock is a new countdown */}
      <Countdown
        key={quote.expireAt}
        label={t('book.heldFor')}
        until={Date.parse(quote.expireAt)}
        onEnd={price.askAgain}
      />
    </section>
  );
}
