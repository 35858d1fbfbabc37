import { useText } from '@resort/shared/i18n';
import { toServed } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';

/** The way to the letters, which say more than a notification. */
export function InboxLink() {
  const t = useText('content');
  const inbox = toServed('/inbox');
  return inbox === undefined ? null : (
    <ButtonLink look="plain" to={inbox}>
      {t('inbox.title')}
    </ButtonLink>
  );
}
