import { useText } from '@resort/shared/i18n';
import { Page } from '@resort/shared/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNotificationsInfiniteQuery } from '../../api/notifications.ts';
import { Notices } from './Notices.tsx';
import { NotificationList } from './NotificationList.tsx';

const Settings = lazy(() => import('./Settings.tsx'));

/** What the house tells everybody, what it told this member, and what they want to hear. */
export default function NotificationsScreen() {
  const t = useText('content');
  const isBelowDue = useBelowDue();
  return (
    <Page title={t('notifications.title')}>
      <Notices />
      <NotificationList />
      <Suspense>{isBelowDue ? <Settings /> : null}</Suspense>
    </Page>
  );
}

/** True once what there is to read has been shown: what stands below it must not compete with it. */
function useBelowDue(): boolean {
  const { isLoading } = useNotificationsInfiniteQuery({});
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isLoading) return undefined;
    const painted = setTimeout(() => setDue(true));
    return () => clearTimeout(painted);
  }, [isLoading]);
  return isDue;
}
