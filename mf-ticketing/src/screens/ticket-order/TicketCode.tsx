import { useText } from '@resort/shared/i18n';
import { LiveCode } from '@resort/shared/ui/code';
import type { TicketRow } from '../../../contract/index.ts';
import { useTicketCodeMutation } from '../../api/tickets.ts';

/** How long the live code is waited for before the kept one stands in, and how long that one then stays. */
const PATIENCE_MS = 2500;
const KEPT_SECONDS = 60;

/**
 * The ticket's live code. Where a hall full of people leaves no network, the one that came with the order stands in: the
 * device keeps the order, and the gate takes that code until the session is over.
 */
export function TicketCode({ ticket: { ticketNo, qrContent }, label }: { ticket: TicketRow; label: string }) {
  const t = useText('ticketing');
  const [ask] = useTicketCodeMutation();
  const load = async () => {
    const live = await Promise.race([ask({ ticketNo }), patience()]);
    if (live?.data) return live.data;
    if (qrContent === null) throw new Error('the ticket is not good for entry');
    return { content: qrContent, refreshIn: KEPT_SECONDS };
  };
  return <LiveCode label={label} readable={ticketNo} load={load} hint={t('wallet.hint')} />;
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
