import { useReadAt } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { Page, Skeleton, useUpdated } from '@resort/shared/ui';
import { PullToRefresh } from '@resort/shared/ui/list';
import { useTransactionMonthsQuery, useTransactionsInfiniteQuery } from '../../api/transactions.ts';
import { Choices } from '../../parts/Choices.tsx';
import { BalancePlot } from '../../history/BalancePlot.tsx';
import { Filters } from './Filters.tsx';
import { TransactionFile } from './TransactionFile.tsx';
import { TransactionList } from './TransactionList.tsx';
import styles from './transaction-history.module.css';
import { useInAddress } from '../../parts/use-in-address.ts';
import { useFilter } from './use-filter.ts';

/** As high as the plot, so that nothing below it jumps. */
const PLOT_PX = 151;

/** Movements of Resort Dollars or points: by month, filtered, as a chart and as a file. */
export default function TransactionHistoryScreen() {
  const t = useText('dollars');
  const [wanted] = useInAddress('unit');
  const unit = wanted === 'points' ? 'POINT' : 'DOLLAR';
  const { filter, asked } = useFilter(unit);
  const fresh = { refetchOnMountOrArgChange: true };
  const list = useTransactionsInfiniteQuery(asked, fresh);
  const months = useTransactionMonthsQuery({ unit }, fresh);
  const readAt = useReadAt('/dollar/transaction', asked);
  const isFetching = list.isFetching || months.isFetching;
  const refresh = () => {
    void list.refetch();
    void months.refetch();
  };
  const updated = useUpdated(readAt, list.fulfilledTimeStamp);
  return (
    <Page title={t('history.title')}>
      <Choices
        label={t('history.title')}
        name="unit"
        choices={[
          { id: 'dollar', label: t('purse.dollars') },
          { id: 'points', label: t('purse.points') },
        ]}
        chosen={unit === 'DOLLAR' ? 'dollar' : 'points'}
      />
      <PullToRefresh onRefresh={refresh} isRefreshing={isFetching} updated={updated}>
        <div className={styles['parts']}>
          {months.currentData || months.isError ? (
            <BalancePlot unit={unit} months={months.currentData ?? []} />
          ) : (
            <Skeleton height={PLOT_PX} />
          )}
          <Filters filter={filter} months={months.currentData ?? []} />
          <TransactionList unit={unit} query={list} months={months.currentData ?? []} filter={filter} />
          {/* not before the list above has its height */}
          {list.currentData === undefined && !list.isError ? null : <TransactionFile asked={asked} />}
        </div>
      </PullToRefresh>
    </Page>
  );
}
