import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { EmptyState, ErrorCard, Notice, Waiting } from '@resort/shared/ui';
import { EndlessList } from '@resort/shared/ui/list';
import { lazy, Suspense } from 'react';
import type { MyVoucher } from '../../../contract/index.ts';
import type { useMyVouchersInfiniteQuery } from '../../api/my-vouchers.ts';
import { VoucherTicket } from '../../vouchers/VoucherTicket.tsx';
import { TicketBones } from './TicketBones.tsx';
import styles from './my-vouchers.module.css';
import type { Status } from './statuses.ts';

/** Only an empty list has it. */
const VouchersArt = lazy(() => import('./VouchersArt.tsx'));

interface VoucherListProps {
  status: Status;
  query: ReturnType<typeof useMyVouchersInfiniteQuery>;
  /** undefined: not known yet */
  rows: MyVoucher[] | undefined;
  /** how many of the usable ones */
  expiringSoon: number;
}

/** The vouchers of one tab; those that expire first come first. */
export function VoucherList({ status, query, rows, expiringSoon }: VoucherListProps) {
  const t = useText('vouchers');
  if (rows === undefined) {
    return query.isError ? (
      <ErrorCard
        message={t('mine.failed')}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Waiting>
        <TicketBones />
      </Waiting>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        art={
          <Suspense fallback={null}>
            <VouchersArt />
          </Suspense>
        }
        title={t(`mine.none.${status}.title`)}
        why={t(`mine.none.${status}.why`)}
      />
    );
  }
  const address = (id: string) =>
    to('/my-vouchers', { status: status === 'usable' ? undefined : status, id });
  return (
    <div className={styles['list']}>
      {status === 'usable' && expiringSoon > 0 ? (
        <Notice tone="warning">{t('mine.expiringSoon', { count: expiringSoon })}</Notice>
      ) : null}
      <EndlessList
        label={t(`mine.${status}`)}
        items={rows}
        keyOf={({ id }) => id}
        render={(voucher) => <VoucherTicket voucher={voucher} to={address(voucher.id)} />}
        hasMore={query.hasNextPage}
        isLoadingMore={query.isFetchingNextPage}
        hasFailed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </div>
  );
}
