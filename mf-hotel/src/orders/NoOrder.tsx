import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Unknown } from '@resort/shared/ui/detail';

/** What a screen says instead of a booking. */
export function useNoOrder() {
  const t = useText('hotel');
  const way = { to: to('/hotel-orders'), label: t('link.orders') };
  return { title: t('order.none'), why: t('order.noneWhy'), way };
}

/** An address that names no booking of this member. */
export default function NoOrder({ title }: { title: string }) {
  return <Unknown page={title} unknown={useNoOrder()} />;
}
