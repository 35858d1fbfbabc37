import { useLocation, useSearchParams } from '@resort/shared/router';
import { NoTickets } from '../../tickets/NoTickets.tsx';
import { TicketPayment } from './TicketPayment.tsx';
import { TicketPaymentResult } from './TicketPaymentResult.tsx';

/** /ticket-pay and /ticket-pay-result: the money of held tickets, and how its payment ended. */
export default function TicketPaymentScreen() {
  const { pathname } = useLocation();
  const orderNo = useSearchParams()[0].get('orderNo') ?? '';
  if (orderNo === '') return <NoTickets />;
  return pathname.endsWith('-result') ? (
    <TicketPaymentResult orderNo={orderNo} />
  ) : (
    <TicketPayment orderNo={orderNo} />
  );
}
