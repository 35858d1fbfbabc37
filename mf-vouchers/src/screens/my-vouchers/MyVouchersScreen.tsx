import { useText } from '@resort/shared/i18n';
import { picturesInView, whenIdle } from '@resort/shared/remote';
import { useLocation, useNavigate, useSearchParams } from '@resort/shared/router';
import { toServed } from '@resort/shared/routes';
import { ButtonLink, ErrorBoundary, Page } from '@resort/shared/ui';
import { PullToRefresh, rowsOf } from '@resort/shared/ui/list';
import { Tabs, useTabInAddress } from '@resort/shared/ui/tabs';
import { lazy, Suspense, useEffect } from 'react';
import { useMyVouchersInfiniteQuery, useVoucherCountsQuery } from '../../api/my-vouchers.ts';
import styles from './my-vouchers.module.css';
import { STATUSES, TAB_OF } from './statuses.ts';
import { useUpdated } from './use-updated.ts';
import { VoucherList } from './VoucherList.tsx';

const loadSheet = () => import('./VoucherSheet.tsx');
const VoucherSheet = lazy(loadSheet);
const MiniProgramCoupons = lazy(() => whenIdle().then(() => import('./MiniProgramCoupons.tsx')));

/** The member's vouchers by state; `id` in the address opens one over the list. */
export default function MyVouchersScreen() {
  const t = useText('vouchers');
  const [status, select] = useTabInAddress(STATUSES, 'status');
  const id = useSearchParams()[0].get('id');
  const vouchers = useMyVouchersInfiniteQuery({ status: TAB_OF[status] });
  const counts = useVoucherCountsQuery();
  const updated = useUpdated(status, vouchers.fulfilledTimeStamp);
  const close = useClose();
  const rows = rowsOf(vouchers.currentData, (voucher) => voucher.id);
  useSheetAhead(rows !== undefined);
  const refresh = () => {
    void vouchers.refetch();
    void counts.refetch();
  };

  return (
    <Page title={t('mine.title')}>
      <PullToRefresh
        onRefresh={refresh}
        isRefreshing={vouchers.isFetching && !vouchers.isFetchingNextPage}
        updated={updated}
      >
        <Tabs
          label={t('mine.title')}
          tabs={STATUSES.map((each) => {
            const count = counts.data?.[each];
            const label = t(`mine.${each}`);
            return count === undefined
              ? { id: each, label }
              : { id: each, label, count, countLabel: t('mine.count', { count }) };
          })}
          selected={status}
          onSelect={select}
        >
          <VoucherList
            status={status}
            query={vouchers}
            rows={rows}
            expiringSoon={counts.data?.expiringSoon}
          />
        </Tabs>
        {/* not before the list above has its height */}
        {rows === undefined && !vouchers.isError ? null : <ToOffers />}
        {rows === undefined ? null : <InMiniProgram />}
      </PullToRefresh>
      {id === null ? null : (
        <ErrorBoundary key={id} fallback={null} onError={close}>
          <Suspense fallback={null}>
            <VoucherSheet id={id} known={rows?.find((row) => row.id === id)} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Page>
  );
}

function ToOffers() {
  const t = useText('vouchers');
  const offers = toServed('/offers');
  if (offers === undefined) return null;
  return (
    <div className={styles['offers']}>
      <ButtonLink look="quiet" to={offers}>
        {t('mine.findOffers')}
      </ButtonLink>
    </div>
  );
}

/** Not part of the screen's own purpose: it comes last, and its failure shows nothing. */
const InMiniProgram = () => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>
      <MiniProgramCoupons />
    </Suspense>
  </ErrorBoundary>
);

/** The way back to the list: to its own entry of the history where there is one, else in the place of this one. */
function useClose(): () => void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [, setParams] = useSearchParams();
  return () => {
    if (typeof state === 'object' && state !== null && 'fromList' in state) {
      void navigate(-1);
      return;
    }
    setParams(
      (before) => {
        before.delete('id');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
}

/** The sheet's files load after the list and its pictures, so that it opens at once, also without a network. */
function useSheetAhead(isListThere: boolean): void {
  useEffect(() => {
    // a failed preload is ignored: the files are requested again when the sheet opens
    if (isListThere)
      void whenIdle()
        .then(picturesInView)
        .then(loadSheet)
        .catch(() => undefined);
  }, [isListThere]);
}
