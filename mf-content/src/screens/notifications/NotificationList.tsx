import { useReadAt } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { SectionHeading, SkeletonRows, useUpdated } from '@resort/shared/ui';
import { PagedList, PullToRefresh, rowsOf } from '@resort/shared/ui/list';
import { useNotificationsInfiniteQuery } from '../../api/notifications.ts';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './notifications.module.css';

/** This member's notifications, the latest first. */
export function NotificationList() {
  const t = useText('content');
  const query = useNotificationsInfiniteQuery({});
  const updated = useUpdated(useReadAt('/notification/list'), query.fulfilledTimeStamp);
  return (
    <section className={styles['part']} aria-labelledby="notifications">
      <SectionHeading id="notifications" title={t('notifications.list')} />
      <PullToRefresh
        onRefresh={() => void query.refetch()}
        isRefreshing={query.isFetching && !query.isFetchingNextPage}
        updated={updated}
      >
        <PagedList
          label={t('notifications.list')}
          query={query}
          items={rowsOf(query.currentData, ({ id }) => id)}
          keyOf={({ id }) => id}
          render={(notification) => <NotificationRow notification={notification} />}
          waiting={<SkeletonRows />}
          failed={t('notifications.failed')}
          empty={<p className={styles['none']}>{t('notifications.none')}</p>}
        />
      </PullToRefresh>
    </section>
  );
}
