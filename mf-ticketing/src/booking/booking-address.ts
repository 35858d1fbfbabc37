import { to } from '@resort/shared/routes';
import type { TicketOrder } from '../../contract/index.ts';

/** How an address names the chosen performance. It stays, because members keep addresses and messages have them. */
export const CHOSEN = 'sessionId';

type Chosen = Pick<TicketOrder, 'ticketId' | 'date' | 'performanceId'> &
  Partial<Pick<TicketOrder, 'orderNo'>>;

/** To the booking of a performance; with `orderNo` to its held tickets. */
export const toBooking = ({ ticketId, date, performanceId, orderNo }: Chosen): string =>
  to('/ticket-booking', { id: ticketId, date, [CHOSEN]: performanceId, orderNo });
