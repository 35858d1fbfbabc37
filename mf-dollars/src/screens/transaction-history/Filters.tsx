import { addDays, formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { SelectField } from '@resort/shared/ui/form';
import { Chips } from '@resort/shared/ui/list';
import type { TransactionMonth } from '../../../contract/index.ts';
import { monthName } from '../../history/month.ts';
import styles from './transaction-history.module.css';
import { KINDS, type Filter } from './use-filter.ts';

const ALL = 'all';

/** By kind and by month; a period that a link brought is one of the choices. */
export function Filters({ filter, months }: { filter: Filter; months: readonly TransactionMonth[] }) {
  const t = useText('dollars');
  const { types, from, to, chooseTypes, choosePeriod } = filter;
  const known = months.map(({ month }) => ({ month, ...boundsOf(month) })).toReversed();
  const current = known.find((each) => each.from === from && each.to === to)?.month;
  const isOther = current === undefined && (from !== null || to !== null);
  const date = (day: string | null) => (day === null ? '' : formatBusinessDate(day, currentLanguage()));
  const choices = [
    { value: ALL, label: t('history.allTime') },
    ...(isOther ? [{ value: '', label: t('history.period', { from: date(from), to: date(to) }) }] : []),
    ...known.map(({ month }) => ({ value: month, label: monthName(month) })),
  ];
  return (
    <div className={styles['filters']}>
      <SelectField
        name="period"
        label={t('history.when')}
        value={isOther ? '' : (current ?? ALL)}
        onChange={(month) => choosePeriod(known.find((each) => each.month === month) ?? null)}
        onBlur={() => {}}
        choices={choices}
      />
      <Chips
        label={t('history.kinds')}
        choices={KINDS.map((id) => ({ id, label: t(`type.${id}`) }))}
        chosen={types}
        onChange={chooseTypes}
      />
    </div>
  );
}

/** First and last day of a month: `2026-11` → 2026-11-01 to 2026-11-30. */
function boundsOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}
