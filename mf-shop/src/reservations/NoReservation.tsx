import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Unknown } from '@resort/shared/ui/detail';

/** What a screen says instead of a reservation. */
export function useNoReservation() {
  const t = useText('shop');
  const way = { to: to('/shop-orders'), label: t('order.toAll') };
  return { title: t('order.none'), why: t('order.noneWhy'), way };
}

/** An address that names no reservation of this member. */
export function NoReservation() {
  return <Unknown page={useText('shop')('order.title')} unknown={useNoReservation()} />;
}
