import { useText } from '@resort/shared/i18n';
import { Badge, type BadgeProps } from '@resort/shared/ui';
import { Fact, Facts } from '@resort/shared/ui/facts';
import type { TicketOrder, TicketRow, TicketStatus } from '../../../contract/index.ts';
import { needsGuest } from '../../tickets/needs-guest.ts';
import { placeText, performanceText } from '../../tickets/performance-words.ts';
import { TicketCode } from './TicketCode.tsx';
import { TicketWays } from './TicketWays.tsx';
import styles from './ticket-slip.module.css';
import { WhyNoCode } from './WhyNoCode.tsx';

const TONES: Record<TicketStatus, NonNullable<BadgeProps['tone']>> = {
  ISSUED: 'success',
  GIFT_PENDING: 'warning',
  VERIFIED: 'success',
  REFUNDED: 'plain',
  VOID: 'plain',
};

interface TicketSlipProps {
  order: TicketOrder;
  ticket: TicketRow;
  /** its index among `of` tickets, from 0 */
  place: number;
  of: number;
}

/** One ticket as it is shown at the gate: event, time, seat, code and guest; then the possible actions. */
export function TicketSlip({ order, ticket, place, of }: TicketSlipProps) {
  const t = useText('ticketing');
  const { ticketNo, status, category, seat, holder, qrContent } = ticket;
  const isMissing = needsGuest(order, ticket);
  const isGood = status === 'ISSUED' && qrContent !== null && !isMissing;
  return (
    <fieldset aria-label={t('wallet.place', { place: place + 1, of })} className={styles['column']}>
      <article className={styles['slip']} aria-labelledby={`ticket-${ticketNo}`}>
        <header className={styles['head']}>
          <h2 id={`ticket-${ticketNo}`} className={styles['place']}>
            {placeText(ticket)}
          </h2>
          {status === 'ISSUED' ? null : <Badge tone={TONES[status]}>{t(`wallet.${status}`)}</Badge>}
          <p className={styles['when']}>{performanceText(order)}</p>
          <p className={styles['where']}>{order.venue}</p>
        </header>
        <div className={styles['code']}>
          {isGood ? (
            <TicketCode ticket={ticket} label={t('wallet.code', { seat: placeText(ticket) })} />
          ) : (
            <WhyNoCode ticket={ticket} isMissing={isMissing} />
          )}
        </div>
        <div className={styles['stub']}>
          <Facts>
            {order.realName === 'NONE' && holder === null ? null : (
              <Fact name={t('wallet.holder')}>{holder ?? t('wallet.noHolder')}</Fact>
            )}
            {seat === '' ? null : <Fact name={t('wallet.category')}>{category}</Fact>}
            {isGood ? null : <Fact name={t('wallet.number')}>{ticketNo}</Fact>}
          </Facts>
        </div>
      </article>
      <TicketWays order={order} ticket={ticket} isMissing={isMissing} />
    </fieldset>
  );
}
