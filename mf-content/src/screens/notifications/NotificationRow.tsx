import { useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { servedLink } from '@resort/shared/routes';
import { Badge } from '@resort/shared/ui';
import type { Notification } from '../../../contract/index.ts';
import { useReadNotificationMutation } from '../../api/notifications.ts';
import { arrived } from '../../parts/arrived.ts';
import styles from './notifications.module.css';

/** One notification; a press marks it as read and opens its target. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const t = useText('content');
  const navigate = useNavigate();
  const [tell] = useReadNotificationMutation();
  const { id, topic, title, text, at, read, link } = notification;
  const way = servedLink(link);
  const press = () => {
    if (!read) void tell({ id });
    if (way !== undefined) void navigate(way, { viewTransition: true });
  };
  const words = (
    <>
      <span className={styles['line']}>
        <span>{t(`notifications.topic.${topic}`)}</span>
        <span>{arrived(at)}</span>
      </span>
      <span className={styles['title']}>
        {title} {read ? null : <Badge>{t('notifications.new')}</Badge>}
      </span>
      <span>{text}</span>
    </>
  );
  return read && way === undefined ? (
    <div className={styles['row']}>{words}</div>
  ) : (
    <button type="button" className={styles['row']} onClick={press}>
      {words}
    </button>
  );
}
