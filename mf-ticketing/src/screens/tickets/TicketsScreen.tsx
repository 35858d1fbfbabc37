import { useText } from '@resort/shared/i18n';
import { Page } from '@resort/shared/ui';

/** Says that it is being prepared, until it does more. */
export default function TicketsScreen() {
  const t = useText('ticketing');
  return <Page title={t('tickets.title')} lead={t('tickets.lead')} />;
}
