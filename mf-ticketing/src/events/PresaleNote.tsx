import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';
import { useTicketSpecialQuery } from '../api/catalogue.ts';

/** Before the public sale: who may buy, and whether this member may. Nothing once everybody may. */
export function PresaleNote({ ticketId }: { ticketId: string }) {
  const t = useText('ticketing');
  const { data } = useTicketSpecialQuery({ ticketId }, { refetchOnMountOrArgChange: true });
  if (!data?.presale) return null;
  const { tier, publicFrom, eligible } = data.presale;
  const words = { tier: tier.name, time: formatDateTime(publicFrom, currentLanguage()) };
  return (
    <Notice tone={eligible ? 'success' : 'info'}>
      <p>{t(eligible ? 'event.presale.yours' : 'event.presale.later', words)}</p>
      {!eligible && data.takesInvites ? <p>{t('event.presale.invite')}</p> : null}
    </Notice>
  );
}
