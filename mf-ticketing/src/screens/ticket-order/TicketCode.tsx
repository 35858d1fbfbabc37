import { useText } from '@resort/shared/i18n';
import { LiveCode } from '@resort/shared/ui/code';
import type { TicketRow } from '../../../contract/index.ts';
import { useTicketCodeMutation } from '../../api/tickets.ts';

/** How long the screen waits for the live code before it shows the stored one, and how long it shows that one. */
const PATIENCE_MS = 2500;
const KEPT_SECONDS = 60;

/**
 * The ticket's live code. Without a network, for example in a crowded hall, it shows the code that came with the order:
 * the device stores the order, and the gate accepts that code until the performance ends.
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
