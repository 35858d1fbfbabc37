import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Unknown } from '@resort/shared/ui/detail';

/** What a screen says instead of an order. */
export function useNoTickets() {
  const t = useText('ticketing');
  const way = { to: to('/ticket-orders'), label: t('ticketOrder.toAll') };
  return { title: t('ticketOrder.none'), why: t('ticketOrder.noneWhy'), way };
}

/** An address that names no order of this member. */
export function NoTickets() {
  return <Unknown page={useText('ticketing')('ticketOrder.title')} unknown={useNoTickets()} />;
}
