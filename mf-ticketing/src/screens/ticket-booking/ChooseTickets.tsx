import { useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { LEAVING, Notice, Page } from '@resort/shared/ui';
import type { EventDetail } from '../../../contract/index.ts';
import styles from '../../booking/booking.module.css';
import { useHold, type Refusal } from '../../booking/use-hold.ts';
import { useWish } from '../../booking/wish.ts';
import { PresaleNote } from '../../events/PresaleNote.tsx';
import { HoldBar } from './HoldBar.tsx';
import { InvitePart } from './InvitePart.tsx';
import { TermsPart } from './TermsPart.tsx';
import { TicketsPart } from './TicketsPart.tsx';
import { useChoice } from './use-choice.ts';
import { useInvited } from './use-invited.ts';
import { wantedOf } from './wanted.ts';
import { WhenPart } from './WhenPart.tsx';

/** When, which tickets or seats, under which terms; then one press holds them for ten minutes. */
export default function ChooseTickets({ event }: { event: EventDetail }) {
  const t = useText('ticketing');
  const navigate = useNavigate();
  const { ticketId } = event;
  const choice = useChoice(event);
  const [wish, change] = useWish(ticketId);
  const { isHolding, refusal, ...holding } = useHold({
    onHalf: (half) => change({ half }),
    onHeld: async (orderNo) => {
      await navigate(to('/ticket-booking', { id: ticketId, orderNo }), { replace: true });
      return LEAVING;
    },
    onRefused: ({ errorCode, seats }: Refusal) => {
      if (errorCode === 'TERMS_CHANGED') change({ termsVersion: null });
      // the lost seats are removed from the choice; the rest stays
      change({ seatNos: wish.seatNos.filter((seatNo) => !seats.includes(seatNo)) });
    },
  });
  const invited = useInvited();
  const { seated } = choice;
  const hold = (auto: boolean) => {
    const wanted = seated && wantedOf({ ticketId, wish, performance: seated, auto });
    if (wanted === undefined) return;
    if (wish.isInvited) invited.take(wanted);
    else holding.hold(wanted);
  };
  return (
    <Page over={event.title} title={t('booking.title')} name={event.title}>
      {event.presale === null ? null : <PresaleNote ticketId={ticketId} />}
      <WhenPart event={event} choice={choice} />
      {choice.performance === undefined ? null : (
        <>
          {event.takesInvites ? <InvitePart ticketId={ticketId} wish={wish} onChange={change} /> : null}
          <TicketsPart
            event={event}
            choice={choice}
            wish={wish}
            onChange={change}
            lost={refusal?.seats ?? []}
            best={{ onHold: () => hold(true), isHolding }}
          />
          <TermsPart event={event} wish={wish} onChange={change} />
          {refusal === null ? null : (
            <Notice tone="danger">
              <p>{refusal.message}</p>
              {refusal.seats.length === 0 ? null : <p className={styles['line']}>{t('booking.restStays')}</p>}
            </Notice>
          )}
          {invited.refusal === null ? null : <Notice tone="danger">{invited.refusal}</Notice>}
          <HoldBar
            performance={seated}
            wish={wish}
            isHolding={isHolding || invited.isTaking}
            onHold={() => hold(false)}
          />
        </>
      )}
    </Page>
  );
}
