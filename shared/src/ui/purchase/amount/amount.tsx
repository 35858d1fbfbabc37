import type { ShownAmount } from '../../../contract/money.ts';
import { formatAmount } from '../../../format/index.ts';
import { currentLanguage, LANGUAGE_TAGS, useText } from '../../../i18n/index.ts';
import { VisuallyHidden } from '../../base/visually-hidden.tsx';
import styles from './amount.module.css';

/** A decimal as in responses: `-1234.5`. More than two decimals are rounded half away from zero. */
export type Decimal = ShownAmount | number;

export interface AmountProps {
  value: Decimal;
  /** ISO 4217: `MOP` */
  currency: string;
  /** `always` for account entries: amounts received have a plus */
  sign?: 'auto' | 'always';
}

/** An amount with its currency, in tabular figures. A screen reader reads the currency's name after it. */
export function Amount({ value, currency, sign = 'auto' }: AmountProps) {
  const figures = withSign(formatAmount(value), sign);
  return (
    <span className={`${styles['amount']} ${styles['money']}`}>
      <span aria-hidden="true">
        <span className={styles['currency']}>{currency}</span> {figures}
      </span>
      <VisuallyHidden>
        {figures} {currencyName(currency)}
      </VisuallyHidden>
    </span>
  );
}

export interface DollarsAmountProps extends Pick<AmountProps, 'sign'> {
  value: Decimal;
}

/** Resort Dollars, always with their unit, so that nobody mistakes them for money or points. */
export function DollarsAmount({ value, sign = 'auto' }: DollarsAmountProps) {
  const t = useText('kit');
  return <Counted text={t('fields.amount.dollars', { amount: withSign(formatAmount(value), sign) })} />;
}

export interface PointsAmountProps extends Pick<AmountProps, 'sign'> {
  /** whole points */
  value: number;
  /** `tierPoints` determine the tier and cannot be spent */
  unit?: 'points' | 'tierPoints';
}

/** Points, always with their unit. */
export function PointsAmount({ value, unit = 'points', sign = 'auto' }: PointsAmountProps) {
  const t = useText('kit');
  const figures = withSign(value.toLocaleString('en'), sign);
  return <Counted text={t(`fields.amount.${unit}`, { count: Math.abs(value), figures })} />;
}

function Counted({ text }: { text: string }) {
  return <span className={styles['amount']}>{text}</span>;
}

/** Uses U+2212, which is as wide as a figure and is read out. */
function withSign(figures: string, sign: 'auto' | 'always'): string {
  if (figures.startsWith('-')) return `\u2212${figures.slice(1)}`;
  return sign === 'always' && /[1-9]/.test(figures) ? `+${figures}` : figures;
}

/** `MOP` → `Macanese Pataca`, from the browser's data. */
function currencyName(code: string): string {
  return new Intl.DisplayNames([LANGUAGE_TAGS[currentLanguage()]], { type: 'currency' }).of(code) ?? code;
}
