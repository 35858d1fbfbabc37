import { useText } from '@resort/shared/i18n';
import { toServed } from '@resort/shared/routes';
import { CountBadge, IconLink } from '@resort/shared/ui';
import { useUnreadLettersQuery } from '../../api/inbox.ts';

/** The way to the inbox, with how many letters are unread. */
export function InboxBell() {
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
          d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4M12 3v2"
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
