import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { RemovableChips } from '@resort/shared/ui/list';
import { useState } from 'react';
import type { TransactionMonth } from '../../../contract/index.ts';
import { monthName, monthOf } from '../../history/month.ts';
import { FilterSheet } from './FilterSheet.tsx';
import styles from './transaction-history.module.css';
import type { Filter } from './use-filter.ts';

const PERIOD = 'period';

/** The active filters, each with a button to remove it, and the button to choose filters. */
export function Filters({ filter, months }: { filter: Filter; months: readonly TransactionMonth[] }) {
  const t = useText('dollars');
  const [isOpen, setOpen] = useState(false);
  const { types, chooseTypes, choosePeriod } = filter;
  const period = usePeriod(filter);
  return (
    <div className={styles['filters']}>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('history.filter')}
      </Button>
      <RemovableChips
        label={t('history.inForce')}
        choices={[
          ...(period === null ? [] : [{ id: PERIOD, label: period }]),
          ...types.map((id) => ({ id, label: t(`type.${id}`) })),
        ]}
        onRemove={(id) =>
          id === PERIOD ? choosePeriod(null) : chooseTypes(types.filter((type) => type !== id))
        }
      />
      {isOpen ? <FilterSheet filter={filter} months={months} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** The period in words: a month's name, or its days; null: all time. */
function usePeriod({ from, to }: Filter): string | null {
  const t = useText('dollars');
  if (from === null && to === null) return null;
  const month = monthOf(from, to);
  const date = (day: string | null) => (day === null ? '' : formatBusinessDate(day, currentLanguage()));
  return month === null ? t('history.period', { from: date(from), to: date(to) }) : monthName(month);
}
