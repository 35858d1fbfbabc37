import { useText } from '@resort/shared/i18n';
import { toServed } from '@resort/shared/routes';
import { ButtonLink, CountBadge } from '@resort/shared/ui';
import { useUnreadLettersQuery } from '../../api/inbox.ts';

/** The way to the inbox, with how many letters are unread. */
export function InboxLink() {
  const t = useText('content');
  const { data } = useUnreadLettersQuery(undefined, { refetchOnMountOrArgChange: true });
  const inbox = toServed('/inbox');
  const count = data?.all ?? 0;
  return inbox === undefined ? null : (
    <ButtonLink look="quiet" to={inbox}>
      {t('inbox.title')} <CountBadge count={count} label={t('inbox.unread', { count })} />
    </ButtonLink>
  );
}
