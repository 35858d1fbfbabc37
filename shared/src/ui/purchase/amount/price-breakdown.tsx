import { ChevronDown } from '../../icon/icons.tsx';
import { useId, useState } from 'react';
import type { BasePrice } from '../../../contract/money.ts';
import { formatDate } from '../../../format/index.ts';
import { currentLanguage, useText } from '../../../i18n/index.ts';
import { Amount, type Decimal } from './amount.tsx';
import styles from './price-breakdown.module.css';

/** One line of a price. A reduction has a negative amount. */
export type PriceLine =
  | { kind: 'item'; label: string; amount: Decimal | BasePrice; nights?: readonly NightPrice[] }
  /** `rate` in percent: 10 and 5 (domain rules, Macau) */
  | { kind: 'service' | 'tax'; rate: number; amount: Decimal }
  | { kind: 'voucher'; label: string; amount: Decimal }
  | { kind: 'dollars'; amount: Decimal };

export interface NightPrice {
  /** business date, `YYYY-MM-DD` */
  date: string;
  amount: Decimal | BasePrice;
}

export interface PriceBreakdownProps {
  lines: readonly PriceLine[];
  total: Decimal;
  /** ISO 4217, the same in every line */
  currency: string;
}

/**
 * Shows how a total is composed, line by line; the nights of a room expand. The server calculates; this only
 * displays.
 */
export function PriceBreakdown({ lines, total, currency }: PriceBreakdownProps) {
  const t = useText('kit');
  return (
    <dl className={styles['breakdown']}>
      {lines.map((line, position) => (
        <Line key={position} line={line} currency={currency} />
      ))}
      <div className={`${styles['line']} ${styles['total']}`}>
        <dt>{t('fields.price.total')}</dt>
        <dd>
          <Amount value={total} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

function Line({ line, currency }: { line: PriceLine; currency: string }) {
  const t = useText('kit');
  if (line.kind === 'item' && line.nights?.length) {
    return <Nights label={line.label} amount={line.amount} nights={line.nights} currency={currency} />;
  }
  const labelOf = () => {
    if ('label' in line) return line.label;
    if ('rate' in line) return t(`fields.price.${line.kind}`, { rate: line.rate });
    return t('fields.price.dollars');
  };
  return (
    <div className={styles['line']}>
      <dt>{labelOf()}</dt>
      <dd>
        <Amount value={partOf(line.amount)} currency={currency} />
      </dd>
    </div>
  );
}

/** The only place that may show a price before service charge and tax, because its total follows. */
const partOf = (amount: Decimal | BasePrice): Decimal =>
  typeof amount === 'number' ? amount : String(amount);

interface NightsProps {
  label: string;
  amount: Decimal | BasePrice;
  nights: readonly NightPrice[];
  currency: string;
}

function Nights({ label, amount, nights, currency }: NightsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles['line']}>
        <dt>
          <button
            type="button"
            className={styles['unfold']}
            aria-expanded={isOpen}
            aria-controls={nights.map(({ date }) => id + date).join(' ')}
            onClick={() => setOpen(!isOpen)}
          >
            {label}
            <ChevronDown size={16} aria-hidden="true" className={styles['arrow']} />
          </button>
        </dt>
        <dd>
          <Amount value={partOf(amount)} currency={currency} />
        </dd>
      </div>
      {nights.map((night) => (
        <div
          key={night.date}
          id={id + night.date}
          className={`${styles['line']} ${styles['night']}`}
          hidden={!isOpen}
        >
          <dt>{formatDate(`${night.date}T00:00:00+08:00`, currentLanguage())}</dt>
          <dd>
            <Amount value={partOf(night.amount)} currency={currency} />
          </dd>
        </div>
      ))}
    </>
  );
}
