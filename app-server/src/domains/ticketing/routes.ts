import { ticketCatalogueCalls, ticketOrderCalls } from '@resort/mf-ticketing/contract';
import { goToProvider } from '../../core/payments/go-to-provider.ts';
import { serve, shared } from '../../platform/calls/serve.ts';
import { ticketDetail } from './catalogue/detail.ts';
import { ticketHotels } from './catalogue/hotels.ts';
import { checkInviteCode } from './catalogue/invites.ts';
import { ticketList } from './catalogue/list.ts';
import { ticketSpecial } from './catalogue/special.ts';
import { bookingTerms, refundNotice } from './catalogue/terms.ts';
import { calculationAmount } from './orders/amount.ts';
import { cancelTickets } from './orders/cancel.ts';
import { genOrderNo } from './orders/gen-order-no.ts';
import { grantSeat } from './seating/grant-seat.ts';
import { ticketOrderInfo } from './orders/info.ts';
import { ticketOrderList } from './orders/list.ts';
import { payTickets } from './orders/pay.ts';
import { quoteRefund, refundTickets } from './orders/refund.ts';
import { ticketDays } from './performances/get-date.ts';
import { infoByDate } from './performances/info-by-date.ts';
import { guestRoutes } from './ticket-routes.ts';

const catalogue = serve(ticketCatalogueCalls)({
  'GET /ticket/list': ticketList,
  'GET /ticket/detail': ticketDetail,
  'GET /ticket/getDate': ticketDays,
  'GET /ticket/infoByDate': infoByDate,
  'GET /ticket/bookingTerms': shared(bookingTerms),
  'GET /ticket/refundNotice': shared(refundNotice),
  'GET /ticket/getTicketHotel': shared(ticketHotels),
  'GET /ticket/ticketOrderSpecial': ticketSpecial,
  'POST /ticket/checkInnerInviteCode': checkInviteCode,
});

const orders = serve(ticketOrderCalls)(
  {
    'POST /ticket/genOrderNo': genOrderNo,
    'POST /ticket/grantSeat': grantSeat,
    'POST /ticket/order/calculationAmount': calculationAmount,
    'POST /ticket/order/pay': payTickets,
    'GET /ticket/order/info': ticketOrderInfo,
    'GET /ticket/order/list': ticketOrderList,
    'POST /ticket/order/cancel': cancelTickets,
    'POST /ticket/order/refund': refundTickets,
    'POST /ticket/order/refundQuote': quoteRefund,
  },
  {},
  { 'POST /ticket/order/pay': goToProvider },
);

export const ticketingRoutes = [...catalogue, ...orders, ...guestRoutes];
