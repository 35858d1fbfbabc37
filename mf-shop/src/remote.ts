import { defineRemote } from '@resort/shared/remote';

const outlets = () => import('./screens/outlets/OutletsScreen.tsx');
const payment = () => import('./screens/payment/ShopPaymentScreen.tsx');

export default defineRemote({
  domain: 'shop',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [
    {
      path: '/dining',
      access: 'member',
      tab: 'book',
      prefetch: [
        { call: 'GET /shop/labels', payload: { kind: 'DINING' } },
        { call: 'GET /shop/icon', payload: { kind: 'DINING' } },
      ],
      shape: 'picture',
      screen: outlets,
    },
    {
      path: '/spa',
      access: 'member',
      tab: 'book',
      prefetch: [
        { call: 'GET /shop/labels', payload: { kind: 'SPA' } },
        { call: 'GET /shop/icon', payload: { kind: 'SPA' } },
      ],
      shape: 'picture',
      screen: outlets,
    },
    {
      path: '/shops',
      access: 'member',
      tab: 'book',
      prefetch: [
        { call: 'GET /shop/labels', payload: { kind: 'SHOP' } },
        { call: 'GET /shop/icon', payload: { kind: 'SHOP' } },
      ],
      shape: 'picture',
      screen: outlets,
    },
    {
      path: '/shop',
      access: 'member',
      needs: ['id'],
      tab: 'book',
      shape: 'picture',
      screen: () => import('./screens/outlet/OutletScreen.tsx'),
    },
    {
      path: '/shop-booking',
      access: 'member',
      needs: [['id', 'orderNo']],
      tab: 'book',
      shape: 'form',
      screen: () => import('./screens/booking/BookingScreen.tsx'),
    },
    {
      path: '/shop-orders',
      access: 'member',
      tab: 'book',
      prefetch: [{ call: 'GET /shop/reserver/order/list', payload: { status: 'UPCOMING', pageNum: 1 } }],
      shape: 'cards',
      screen: () => import('./screens/orders/OrdersScreen.tsx'),
    },
    {
      path: '/shop-order',
      access: 'member',
      needs: ['orderNo'],
      tab: 'book',
      shape: 'rows',
      screen: () => import('./screens/order/OrderScreen.tsx'),
    },
    {
      path: '/shop-pay',
      access: 'member',
      needs: ['orderNo'],
      tab: 'book',
      focused: true,
      shape: 'form',
      screen: payment,
    },
    {
      path: '/shop-pay-result',
      access: 'member',
      needs: ['orderNo'],
      tab: 'book',
      focused: true,
      shape: 'scene',
      screen: payment,
    },
  ],
});
