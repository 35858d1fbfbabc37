import { defineRemote } from '@resort/shared/remote';

const payment = () => import('./screens/ticket-payment/TicketPaymentScreen.tsx');

export default defineRemote({
  domain: 'ticketing',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [
    {
      path: '/tickets',
      access: 'member',
      tab: 'book',
      prefetch: [{ call: 'GET /ticket/list', payload: { pageNum: 1 } }],
      screen: () => import('./screens/tickets/TicketsScreen.tsx'),
    },
    {
      path: '/ticket',
      access: 'member',
      tab: 'book',
      screen: () => import('./screens/ticket/TicketScreen.tsx'),
    },
    {
      path: '/ticket-booking',
      access: 'member',
      tab: 'book',
      screen: () => import('./screens/ticket-booking/TicketBookingScreen.tsx'),
    },
    { path: '/ticket-pay', access: 'member', tab: 'book', focused: true, screen: payment },
    { path: '/ticket-pay-result', access: 'member', tab: 'book', focused: true, screen: payment },
  ],
});
