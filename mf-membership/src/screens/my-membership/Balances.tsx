import { formatAmount, formatBusinessDate, formatCount } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { toServed, type BarePath } from '@resort/shared/routes';
import { Figures, type Figure } from '@resort/shared/ui';
import type { Overview } from '../../../contract/index.ts';
import styles from './my-membership.module.css';

/** What the member has, each leading to where it is spent if that screen is there; and what expires next. */
export function Balances({ overview: { dollars, points, vouchers } }: { overview: Overview }) {
  const t = useText('membership');
  const figures = [
    figure(t('balance.dollars'), formatAmount(dollars.available), '/spend-dollars'),
    figure(t('balance.points'), formatCount(points.available), '/points-mall'),
    figure(t('balance.vouchers'), formatCount(vouchers), '/my-vouchers'),
  ];
  const { expiring } = dollars;
  return (
    <div className={styles['balances']}>
      <Figures figures={figures} />
      {expiring ? (
        <p className={styles['expiring']}>
          {t('balance.expiring', {
            amount: formatAmount(expiring.amount),
            date: formatBusinessDate(expiring.on, currentLanguage()),
          })}
        </p>
      ) : null}
    </div>
  );
}

function figure(name: string, value: string, path: BarePath): Figure {
  const to = toServed(path);
  return to === undefined ? { name, value } : { name, value, to };
}
