import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';

/** An address that names no booking. */
export function NoOrder({ title }: { title: string }) {
  const t = useText('hotel');
  return (
    <Page title={title}>
      <EmptyState
        art={<Illustration of="search" />}
        title={t('order.none')}
        why={t('order.noneWhy')}
        action={<ButtonLink to={to('/hotel-orders')}>{t('link.orders')}</ButtonLink>}
      />
    </Page>
  );
}
