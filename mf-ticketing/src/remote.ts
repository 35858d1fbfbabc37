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
      shape: 'picture',
      screen: () => import('./screens/tickets/TicketsScreen.tsx'),
    },
    {
      path: '/ticket',
      access: 'member',
      needs: ['id'],
      tab: 'book',
      shape: 'picture',
      screen: () => import('./screens/ticket/TicketScreen.tsx'),
    },
    {
      path: '/ticket-booking',
      access: 'member',
      needs: ['id'],
      tab: 'book',
      shape: 'form',
      screen: () => import('./screens/ticket-booking/TicketBookingScreen.tsx'),
    },
    {
      path: '/ticket-pay',
      access: 'member',
      needs: ['orderNo'],
      tab: 'book',
      focused: true,
      shape: 'form',
      screen: payment,
    },
    {
      path: '/ticket-pay-result',
      access: 'member',
      needs: ['orderNo'],
      tab: 'book',
      focused: true,
      shape: 'scene',
      screen: payment,
    },
    {
      path: '/ticket-orders',
      access: 'member',
      tab: 'book',
      prefetch: [
        { call: 'GET /ticket/gifts' },
        { call: 'GET /ticket/order/list', payload: { status: 'UPCOMING', pageNum: 1 } },
      ],
      shape: 'cards',
      screen: () => import('./screens/ticket-orders/TicketOrdersScreen.tsx'),
    },
    {
      path: '/ticket-order',
      access: 'member',
      needs: ['orderNo'],
      tab: 'book',
      shape: 'rows',
      screen: () => import('./screens/ticket-order/TicketOrderScreen.tsx'),
    },
    {
      path: '/ticket-gate',
      access: 'member',
      needs: ['orderNo', 'ticketNo'],
      tab: 'book',
      focused: true,
      screen: () => import('./screens/ticket-gate/TicketGateScreen.tsx'),
    },
    {
      path: '/real-name',
      access: 'member',
      tab: 'me',
      prefetch: [{ call: 'GET /realName/list' }],
      shape: 'rows',
      screen: () => import('./screens/real-name/RealNameScreen.tsx'),
    },
    {
      path: '/real-name-edit',
      access: 'member',
      tab: 'me',
      prefetch: [
        { call: 'GET /realName/document/type' },
        { call: 'GET /realName/notice' },
        { call: 'GET /sjm/dict-code/country' },
      ],
      shape: 'form',
      screen: () => import('./screens/real-name-edit/RealNameEditScreen.tsx'),
    },
  ],
});
