import { useText } from '@resort/shared/i18n';
import { toServed } from '@resort/shared/routes';
import { CountBadge, IconLink } from '@resort/shared/ui';
import { useUnreadLettersQuery } from '../../api/inbox.ts';

/** The way to the inbox, with how many letters are unread. */
export function InboxLink() {
  const t = useText('content');
  const { data } = useUnreadLettersQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const inbox = toServed('/inbox');
  const unread = data?.all ?? 0;
  return inbox === undefined ? null : (
    <IconLink label={t('inbox.title')} to={inbox}>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2 7.5l8.9 5.7a2 2 0 0 0 2.2 0L22 7.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <CountBadge count={unread} label={t('inbox.unread', { count: unread })} />
    </IconLink>
  );
}
