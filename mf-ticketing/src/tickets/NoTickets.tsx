import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';

/** An address that names no order, or no ticket, of this member. */
export function NoTickets() {
  const t = useText('ticketing');
  return (
    <Page title={t('ticketOrder.title')}>
      <EmptyState
        art={<Illustration of="search" />}
        title={t('ticketOrder.none')}
        why={t('ticketOrder.noneWhy')}
        action={<ButtonLink to={to('/ticket-orders')}>{t('ticketOrder.toAll')}</ButtonLink>}
      />
    </Page>
  );
}
