import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Badge, SectionHeading } from '@resort/shared/ui';
import { RichText } from '@resort/shared/ui/rich-text';
import { useEffect } from 'react';
import type { Notice } from '../../../contract/index.ts';
import { useReadNoticesMutation } from '../../api/notifications.ts';
import { AsOf } from '../../parts/AsOf.tsx';
import styles from './notifications.module.css';

/** Current notices, important ones first; opening the screen marks them as read. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = useText('content');
  useRead(notices);
  if (notices.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="notices">
      <SectionHeading id="notices" title={t('notifications.notices')} />
      <AsOf call="/notice/getNotices" />
      {notices.map(({ id, level, title, html, at, read }) => (
        <article
          key={id}
          className={level === 'IMPORTANT' ? styles['important'] : styles['notice']}
          aria-labelledby={`notice-${id}`}
        >
          <p className={styles['line']}>
            <span>{formatDate(at, currentLanguage())}</span>
            {read ? null : <Badge>{t('notifications.new')}</Badge>}
          </p>
          <h3 id={`notice-${id}`} className={styles['title']}>
            {title}
          </h3>
          <RichText html={html} />
        </article>
      ))}
    </section>
  );
}

/** Reports the last notice that was read; “new” marks stay until the next visit. */
function useRead(notices: readonly Notice[]): void {
  const [tell] = useReadNoticesMutation();
  const unread = notices.filter(({ read }) => !read).map(({ id }) => Number(id));
  const upToId = unread.length === 0 ? null : String(Math.max(...unread));
  useEffect(() => {
    if (upToId !== null) void tell({ upToId });
  }, [upToId, tell]);
}
