import { useText } from '@resort/shared/i18n';
import { Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { useNoticesQuery, useNotificationsInfiniteQuery } from '../../api/notifications.ts';
import { useSubscriptionsQuery } from '../../api/subscriptions.ts';
import { Notices } from './Notices.tsx';
import { InboxLink } from './InboxLink.tsx';
import { NotificationList } from './NotificationList.tsx';
import { Settings } from './Settings.tsx';

/** The resort's notices, the member's notifications, and their subscriptions. */
export default function NotificationsScreen() {
  const t = useText('content');
  const notices = useNoticesQuery();
  // the list below uses the same response; only this refetches it on every visit
  const list = useNotificationsInfiniteQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  useSubscriptionsQuery(); // requested with the others, although it is below them
  // content that arrives one after the other would move what the member is reading
  const isWaiting = notices.isLoading || list.isLoading;
  return (
    <Page title={t('notifications.title')} actions={<InboxLink />}>
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
