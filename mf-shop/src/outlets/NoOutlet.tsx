import { useText } from '@resort/shared/i18n';
import { ButtonLink, EmptyState, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useUnknownOutlet } from './unknown-outlet.ts';

/** An address without an outlet, or with one that takes no reservations. */
export function NoOutlet() {
  const t = useText('shop');
  const { title, why, way } = useUnknownOutlet();
  return (
    <Page title={t('outlet.title')}>
      <EmptyState
        art={<Illustration of="search" />}
        title={title}
        why={why}
        action={<ButtonLink to={way.to}>{way.label}</ButtonLink>}
      />
    </Page>
  );
}
