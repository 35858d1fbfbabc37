import { useText } from '@resort/shared/i18n';
import { Page } from '@resort/shared/ui';
import { Notices } from './Notices.tsx';
import { NotificationList } from './NotificationList.tsx';
import { Settings } from './Settings.tsx';

/** What the house tells everybody, what it told this member, and what they want to hear. */
export default function NotificationsScreen() {
  const t = useText('content');
  return (
    <Page title={t('notifications.title')}>
      <Notices />
      <NotificationList />
      <Settings />
    </Page>
  );
}
