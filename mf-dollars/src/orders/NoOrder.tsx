import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';

/** An address that names no order. */
export function NoOrder() {
  const t = useText('dollars');
  return (
    <Page title={t('order.title')}>
      <EmptyState
        art={<Illustration of="search" />}
        title={t('order.none')}
        why={t('order.noneWhy')}
        action={<ButtonLink to={to('/transaction-history')}>{t('link.history')}</ButtonLink>}
      />
    </Page>
  );
}
