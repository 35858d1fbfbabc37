import { useText } from '@resort/shared/i18n';
import { Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { useNoticesQuery, useNotificationsInfiniteQuery } from '../../api/notifications.ts';
import { useSubscriptionsQuery } from '../../api/subscriptions.ts';
import { Notices } from './Notices.tsx';
import { NotificationList } from './NotificationList.tsx';
import { Settings } from './Settings.tsx';

/** The resort's notices, the member's notifications, and what they subscribe to. */
export default function NotificationsScreen() {
  const t = useText('content');
  const notices = useNoticesQuery();
  // the list below uses the same response; only this refetches it on every visit
  const list = useNotificationsInfiniteQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  useSubscriptionsQuery(); // asked for with the others, though it stands below them
  // one answer after the other would push away what is already being read
  const isWaiting = notices.isLoading || list.isLoading;
  return (
    <Page title={t('notifications.title')}>
      {isWaiting ? (
        <Waiting>
          <SkeletonRows rows={6} />
        </Waiting>
      ) : (
        <>
          <Notices notices={notices.data ?? []} />
          <NotificationList />
          <Settings />
        </>
      )}
    </Page>
  );
}
