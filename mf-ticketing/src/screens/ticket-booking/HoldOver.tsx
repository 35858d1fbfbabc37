import { useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, EmptyState, LEAVING, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import type { EventDetail, TicketOrder } from '../../../contract/index.ts';
import { useBookingTermsQuery } from '../../api/catalogue.ts';
import { toBooking } from '../../booking/booking-address.ts';
import { useHold } from '../../booking/use-hold.ts';
import { counted, itemsOf, keepWish, readWish, type Wish } from '../../booking/wish.ts';

interface HoldOverProps {
  event: EventDetail;
  order: TicketOrder;
}

/** The hold ran out: one press holds the same again, and where that cannot be, the choice waits with all that still can. */
export function HoldOver({ event: { ticketId, title }, order }: HoldOverProps) {
  const t = useText('ticketing');
  const navigate = useNavigate();
  const { date, performanceId, mode, positions } = order;
  const terms = useBookingTermsQuery({ ticketId });
  const quantities = counted(positions.map(({ categoryId }) => categoryId));
  const seatNos = positions.flatMap(({ seatNo }) => seatNo ?? []);
  const same = (): Wish => ({ ...readWish(ticketId), quantities, seatNos, performanceId });
  const choose = toBooking({ ticketId, date, performanceId });
  const { hold, isHolding } = useHold({
    onHalf: (half) => keepWish(ticketId, { ...readWish(ticketId), half }),
    onHeld: async (orderNo) => {
      await navigate(to('/ticket-booking', { id: ticketId, orderNo }), { replace: true });
      return LEAVING;
    },
    onRefused: ({ seats }) => {
      const wish = same();
      keepWish(ticketId, { ...wish, seatNos: seatNos.filter((seatNo) => !seats.includes(seatNo)) });
      void navigate(choose, { replace: true });
    },
  });
  const again = async () => {
    const { inviteId, half, termsVersion } = readWish(ticketId);
    keepWish(ticketId, same());
    // they were accepted for the order that ran out; a press may come before they do
    const version = termsVersion ?? terms.data?.version ?? (await terms.refetch()).data?.version;
    if (version === undefined) return void navigate(choose, { replace: true });
    const seats = mode === 'SEAT' ? { seatNos } : null;
    return hold({
      ticketId,
      performanceId,
      items: itemsOf(quantities),
      seats,
      inviteId,
      termsVersion: version,
      half,
    });
  };
  return (
    <Page over={title} title={t('over.heading')}>
      <EmptyState
        art={<Illustration of="search" />}
        title={t(order.status === 'EXPIRED' ? 'over.title' : 'over.cancelled')}
        why={t('over.why')}
        action={
          <>
            <Button busy={isHolding} onClick={() => void again()}>
              {t('over.again')}
            </Button>
            <ButtonLink look="plain" to={choose}>
              {t('over.choose')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
