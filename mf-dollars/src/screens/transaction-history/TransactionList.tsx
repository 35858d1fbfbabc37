import { useText } from '@resort/shared/i18n';
import { ActionRow, Button, EmptyState, List, SkeletonRows } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PagedList, rowsOf, type RowsQuery } from '@resort/shared/ui/list';
import { useState } from 'react';
import type { Transaction, TransactionMonth, Unit } from '../../../contract/index.ts';
import { figures, UnitAmount } from '../../parts/amounts.tsx';
import { byMonth, dayAndTime, monthName } from '../../history/month.ts';
import styles from './transaction-history.module.css';
import { TransactionSheet } from './TransactionSheet.tsx';
import type { Filter } from './use-filter.ts';

export interface TransactionListProps {
  unit: Unit;
  query: RowsQuery<Transaction>;
  /** sums of whole months */
  months: readonly TransactionMonth[];
  filter: Filter;
}

/** The movements under their months; a press shows all of one. */
export function TransactionList({ unit, query, months, filter }: TransactionListProps) {
  const t = useText('dollars');
  const [open, setOpen] = useState<Transaction | null>(null);
  const entries = rowsOf(query.currentData, ({ id }) => id);
  return (
    <>
      <PagedList
        label={t('history.title')}
        query={query}
        items={entries && byMonth(entries)}
        keyOf={({ month }) => month}
        render={({ month, entries: own }) => (
          <section aria-labelledby={`month-${month}`}>
            <div className={styles['heading']}>
              <h2 id={`month-${month}`} className={styles['name']}>
                {monthName(month)}
              </h2>
              {filter.isNarrow ? null : <Sums unit={unit} of={months.find((each) => each.month === month)} />}
            </div>
            <List>
              {own.map((entry) => (
                <Entry key={entry.id} unit={unit} entry={entry} onPress={() => setOpen(entry)} />
              ))}
            </List>
          </section>
        )}
        failed={t('history.unavailable')}
        waiting={<SkeletonRows />}
        empty={<Nothing filter={filter} />}
      />
      {open === null ? null : (
        <TransactionSheet unit={unit} transaction={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** The sums of a whole month. */
function Sums({ unit, of }: { unit: Unit; of: TransactionMonth | undefined }) {
  const t = useText('dollars');
  if (!of) return null;
  return (
    <p className={styles['sums']}>
      {t('history.sums', { in: figures(unit, of.in), out: figures(unit, of.out) })}
    </p>
  );
}

function Entry({ unit, entry, onPress }: { unit: Unit; entry: Transaction; onPress: () => void }) {
  const t = useText('dollars');
  const { title, at, type, amount } = entry;
  const isIn = !String(amount).startsWith('-');
  return (
    <ActionRow
      title={title}
      detail={t('history.detail', { kind: t(`type.${type}`), when: dayAndTime(at) })}
      value={
        <span className={isIn ? styles['in'] : styles['out']}>
          <UnitAmount unit={unit} amount={amount} sign="always" />
        </span>
      }
      onPress={onPress}
    />
  );
}

function Nothing({ filter }: { filter: Filter }) {
  const t = useText('dollars');
  return (
    <EmptyState
      art={<Illustration of="search" />}
      title={t(filter.isNarrow ? 'history.noneFound' : 'history.none')}
      why={t(filter.isNarrow ? 'history.noneFoundWhy' : 'history.noneWhy')}
      action={filter.isNarrow ? <Button onClick={filter.clear}>{t('history.clear')}</Button> : undefined}
    />
  );
}
