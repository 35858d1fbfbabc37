import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';

/** An address that names no event. */
export function NoEvent() {
  const t = useText('ticketing');
  return (
    <Page title={t('event.screen')}>
      <EmptyState
        art={<Illustration of="search" />}
        title={t('event.unknown.title')}
        why={t('event.unknown.why')}
        action={<ButtonLink to={to('/tickets')}>{t('event.toList')}</ButtonLink>}
      />
    </Page>
  );
}
