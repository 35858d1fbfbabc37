import { formatAmount, formatCount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { DollarsAmount, moneyText, parseMoney, PointsAmount } from '@resort/shared/ui/amount';
import type { Unit } from '../../contract/index.ts';

/** An amount of a response in its unit's smallest part: hundredths of a dollar, whole points. */
export function minorOf(unit: Unit, amount: string | number): bigint {
  return unit === 'DOLLAR' ? parseMoney(amount) : BigInt(amount);
}

/** An amount of a response in figures, without its unit: `1,284.50`, `48,120`. */
export function figures(unit: Unit, amount: string | number): string {
  return unit === 'DOLLAR' ? formatAmount(amount) : formatCount(Number(amount));
}

/** An amount of smallest parts in figures. */
export function figuresOf(unit: Unit, minor: bigint): string {
  return unit === 'DOLLAR' ? formatAmount(moneyText(minor)) : formatCount(Number(minor));
}

/** Gives an amount of a response with its unit, for sentences: `1,284.50 dollars`. */
export function useAmountText(): (unit: Unit, amount: string | number) => string {
  const t = useText('dollars');
  return (unit, amount) =>
    unit === 'DOLLAR'
      ? t('amount.dollars', { figures: figures(unit, amount) })
      : t('amount.points', { figures: figures(unit, amount), count: Number(amount) });
}

interface UnitAmountProps {
  unit: Unit;
  /** as in responses */
  amount: string | number;
  sign?: 'auto' | 'always';
}

/** An amount with its unit, in figures of one width. */
export function UnitAmount({ unit, amount, sign = 'auto' }: UnitAmountProps) {
  return unit === 'DOLLAR' ? (
    <DollarsAmount value={amount} sign={sign} />
  ) : (
    <PointsAmount value={Number(amount)} sign={sign} />
  );
}
