import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Unknown } from '@resort/shared/ui/detail';

/** What a screen says instead of an order. */
export function useNoOrder() {
  const t = useText('dollars');
  const way = { to: to('/transaction-history'), label: t('link.history') };
  return { title: t('order.none'), why: t('order.noneWhy'), way };
}

/** An address that names no order of this member. */
export function NoOrder() {
  return <Unknown page={useText('dollars')('order.title')} unknown={useNoOrder()} />;
}
