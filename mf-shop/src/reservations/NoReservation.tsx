import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';

/** An address that names no reservation of this member. */
export function NoReservation() {
  const t = useText('shop');
  return (
    <Page title={t('order.title')}>
      <EmptyState
        art={<Illustration of="search" />}
        title={t('order.none')}
        why={t('order.noneWhy')}
        action={<ButtonLink to={to('/shop-orders')}>{t('order.toAll')}</ButtonLink>}
      />
    </Page>
  );
}
