import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';

/** An address that names no outlet, or none that takes reservations. */
export function NoOutlet() {
  const t = useText('shop');
  return (
    <Page title={t('outlet.title')}>
      <EmptyState
        art={<Illustration of="search" />}
        title={t('outlet.unknown.title')}
        why={t('outlet.unknown.why')}
        action={<ButtonLink to={to('/dining')}>{t('outlet.toList.DINING')}</ButtonLink>}
      />
    </Page>
  );
}
