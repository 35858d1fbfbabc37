import { useDollarBalanceQuery } from '@resort/shared/calls/dollar-balance';
import { useReadAt } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { Button, ErrorCard, Page, Skeleton, SkeletonRows, Waiting, useUpdated } from '@resort/shared/ui';
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
  const updated = useUpdated(useReadAt('/dollar/balance'), balance.fulfilledTimeStamp);
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
          <WaysToSpend />
          {/* last, because of these only the answers tell whether there are any */}
          <Held holds={holds.data?.list ?? []} />
          <ToBeReleased releases={releases.data?.list ?? []} />
        </div>
      </PullToRefresh>
      {isPaying ? <CodeToPay onClose={() => setPaying(false)} /> : null}
    </Page>
  );
}
