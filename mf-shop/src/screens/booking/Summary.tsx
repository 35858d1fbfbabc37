import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { SectionHeading } from '@resort/shared/ui';
import { PriceBreakdown, type PriceLine } from '@resort/shared/ui/amount';
import { deductionLines, type Deductions } from '@resort/shared/ui/deductions';
import { EarnedLine } from '@resort/shared/ui/earned';
import type { ReserveAmount, ReserveConfig } from '../../../contract/index.ts';
import { isSome, moneyText } from '../../booking/money-text.ts';
import type { Choice } from '../../booking/use-choice.ts';
import { useRuleWords } from '../../booking/use-rule-words.ts';
import styles from './booking-screen.module.css';

interface SummaryProps {
  amount: ReserveAmount;
  deductions: Deductions;
  config: ReserveConfig;
  choice: Choice;
}

/** The choices, the price and the cancellation terms, above the button. */
export function Summary({ amount, deductions, config, choice }: SummaryProps) {
  const t = useText('shop');
  const ruleWords = useRuleWords();
  const { items, service, tax, total, deposit, atVenue, currency, cancelRule } = amount;
  const rates = (kind: 'service' | 'tax', rate: number, value: string): PriceLine[] =>
    isSome(value) ? [{ kind, rate, amount: value }] : [];
  const date = formatBusinessDate(choice.date ?? '', currentLanguage());
  return (
    <section className={styles['part']} aria-labelledby="booking-summary">
      <SectionHeading id="booking-summary" title={t('booking.summary')} />
      <p>
        {config.name}
        <br />
        {`${date} · ${choice.time} · ${t('guests', { count: choice.party })}`}
      </p>
      {isSome(total) ? (
        <PriceBreakdown
          lines={[
            ...items.map(({ name, qty, price }): PriceLine => ({
              kind: 'item',
              label: qty === 1 ? name : `${name} × ${qty}`,
              amount: price,
            })),
            ...rates('service', SERVICE_RATE, service),
            ...rates('tax', TAX_RATE, tax),
          ]}
          total={total}
          currency={currency}
        />
      ) : null}
      <p>
        {isSome(deductions.payable)
          ? t('booking.deposit', { amount: moneyText(currency, deductions.payable) })
          : t('booking.noDeposit')}
      </p>
      {isSome(deposit) && deductions.payable !== deposit ? (
        <PriceBreakdown
          lines={[
            { kind: 'item', label: t('order.deposit'), amount: deposit },
            ...deductionLines(deductions),
          ]}
          total={deductions.payable}
          currency={currency}
        />
      ) : null}
      {isSome(atVenue) ? (
        <p className={styles['line']}>{t('booking.atVenue', { amount: moneyText(currency, atVenue) })}</p>
      ) : null}
      <EarnedLine earnings={amount.earns} when="visit" />
      <p className={styles['line']}>{ruleWords(cancelRule, deposit)}</p>
    </section>
  );
}

/** Macau's, in per cent. */
const SERVICE_RATE = 10;
const TAX_RATE = 5;
