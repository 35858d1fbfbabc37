import { useDollarBalanceQuery } from '@resort/shared/calls/dollar-balance';
import { useReadAt } from '@resort/shared/api';
import { formatDateTime, formatTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Button, ErrorCard, Page, Skeleton, SkeletonRows, Waiting } from '@resort/shared/ui';
import { PullToRefresh } from '@resort/shared/ui/list';
import { useState } from 'react';
import { useDollarHoldsQuery, useDollarReleasesQuery } from '../../api/balance.ts';
import { Available } from './Available.tsx';
import { CodeToPay } from './CodeToPay.tsx';
import { Held } from './Held.tsx';
import { ToBeReleased } from './ToBeReleased.tsx';
import { WaysToSpend } from './WaysToSpend.tsx';
import styles from './spend-dollars.module.css';

const HELD = { status: 'HELD', pageSize: 20 } as const;

/**
 * The member's Resort Dollars: the available balance and where to spend it, the code to pay with, and pending
 * amounts.
 */
export default function SpendDollarsScreen() {
  const t = useText('dollars');
  const [isPaying, setPaying] = useState(false);
  const fresh = { refetchOnMountOrArgChange: true };
  const balance = useDollarBalanceQuery(undefined, fresh);
  const holds = useDollarHoldsQuery(HELD, fresh);
  const releases = useDollarReleasesQuery({ pageSize: 20 }, fresh);
  const isFetching = balance.isFetching || holds.isFetching || releases.isFetching;
  const updated = useUpdated(balance.fulfilledTimeStamp);
  const refresh = () => {
    void balance.refetch();
    void holds.refetch();
    void releases.refetch();
  };
  return (
    <Page title={t('spend.title')} lead={t('spend.lead')}>
      <PullToRefresh onRefresh={refresh} isRefreshing={isFetching} updated={updated}>
        <div className={styles['parts']}>
          {balance.data ? (
            <>
              <Available balance={balance.data} />
              <Button wide onClick={() => setPaying(true)}>
                {t('spend.pay')}
              </Button>
            </>
          ) : null}
          {balance.isError && !balance.data ? (
            <ErrorCard message={t('spend.unavailable')} onRetry={refresh} isRetrying={isFetching} />
          ) : null}
          {balance.isLoading ? (
            <Waiting>
              <Skeleton height={140} />
              <SkeletonRows />
            </Waiting>
          ) : null}
          <Held holds={holds.data?.list ?? []} />
          <ToBeReleased releases={releases.data?.list ?? []} />
          <WaysToSpend />
        </div>
      </PullToRefresh>
      {isPaying ? <CodeToPay onClose={() => setPaying(false)} /> : null}
    </Page>
  );
}

/** When what is shown was read: of an earlier visit, with its day; empty before the first answer. */
function useUpdated(at: number | undefined): string {
  const t = useText('dollars');
  const readAt = useReadAt('/dollar/balance');
  if (readAt !== null) return t('asOf', { time: formatDateTime(readAt, currentLanguage()) });
  return at === undefined ? '' : t('updated', { time: formatTime(at) });
}
