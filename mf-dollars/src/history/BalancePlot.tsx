import { useText } from '@resort/shared/i18n';
import type { TransactionMonth, Unit } from '../../contract/index.ts';
import { figures, figuresOf, minorOf } from '../parts/amounts.tsx';
import { monthName } from './month.ts';
import { HEIGHT, plotOf, WIDTH } from './plot.ts';
import styles from './balance-plot.module.css';

/**
 * The balance at the end of each month, as a small chart. A screen reader gets its ends and its maximum; the list below
 * has the figures of each month. Nothing if there are too few months.
 */
export function BalancePlot({ unit, months }: { unit: Unit; months: readonly TransactionMonth[] }) {
  const t = useText('dollars');
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last || months.length < 2) return null;
  const balances = months.map(({ closing }) => minorOf(unit, closing));
  const highest = balances.reduce((top, balance) => (balance > top ? balance : top));
  const { line, area } = plotOf(balances);
  const top = figuresOf(unit, highest);
  const summary = t('plot.summary', {
    first: figures(unit, first.closing),
    from: monthName(first.month),
    last: figures(unit, last.closing),
    highest: top,
  });
  return (
    <figure className={styles['plot']}>
      <figcaption className={styles['name']}>{t('plot.name')}</figcaption>
      <svg
        className={styles['sheet']}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        <path className={styles['area']} d={area} />
        <path className={styles['line']} d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles['ends']} aria-hidden="true">
        <span>{monthName(first.month)}</span>
        <span>{t('plot.highest', { amount: top })}</span>
        <span>{monthName(last.month)}</span>
      </div>
    </figure>
  );
}
