import { useText } from '@resort/shared/i18n';
import type { Period } from '@resort/release/client';
import { Table } from '../parts/Table.tsx';
import { When } from '../parts/When.tsx';
import styles from './health.module.css';
import { MEASURES } from './measures.ts';

/** The data of the plots over time as a table. */
export function OverTimeTable({ periods }: { periods: readonly Period[] }) {
  const t = useText('console');
  return (
    <details>
      <summary className={styles['summary']}>{t('overTime.numbers')}</summary>
      <Table label={t('overTime.numbers')}>
        <thead>
          <tr>
            <th scope="col">{t('health.until')}</th>
            {MEASURES.map(({ name }) => (
              <th key={name} scope="col">
                {t(`overTime.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.at}>
              <th scope="row">
                <When at={period.at} />
              </th>
              {MEASURES.map(({ name, valueOf, format }) => {
                const words = [period.candidate, period.baseline].flatMap((side) => {
                  const value = side && valueOf(side);
                  return side === null ? [] : value === null ? '–' : format(value ?? 0);
                });
                return <td key={name}>{words.join(' / ')}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
