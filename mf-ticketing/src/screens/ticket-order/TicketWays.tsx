import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { AddToWallet } from '@resort/shared/ui/wallet';
import type { TicketOrder, TicketRow } from '../../../contract/index.ts';
import styles from './ticket-order.module.css';
import { TakeBack } from './TakeBack.tsx';

interface TicketWaysProps {
  order: TicketOrder;
  ticket: TicketRow;
  /** it needs a guest and has none */
  isMissing: boolean;
}

/** The actions of one ticket: name its guest, enter without a scanner, keep it in a wallet, give it away, take it back. */
export function TicketWays({ order: { orderNo }, ticket: { ticketNo, status }, isMissing }: TicketWaysProps) {
  const t = useText('ticketing');
  if (status === 'GIFT_PENDING') return <TakeBack ticketNo={ticketNo} />;
  if (status !== 'ISSUED') return null;
  return (
    <div className={styles['section']}>
      {isMissing ? (
        <ButtonLink wide to={to('/ticket-order', { orderNo, way: 'visitors' })}>
          {t('wallet.bind')}
        </ButtonLink>
      ) : (
        <ButtonLink look="plain" wide to={to('/ticket-gate', { orderNo, ticketNo })}>
          {t('wallet.gate')}
        </ButtonLink>
      )}
      {isMissing ? null : <AddToWallet pass={{ kind: 'TICKET', id: ticketNo }} />}
      <ButtonLink look="quiet" wide to={to('/ticket-order', { orderNo, way: 'give', ticketNo })}>
        {t('wallet.gift')}
      </ButtonLink>
    </div>
  );
}
