import { defineRemote, type EarlyCall } from '@resort/shared/remote';
import type { ShopKind } from '../contract/index.ts';

/** The first calls of a list of outlets, without the outlets. */
const filters = (kind: ShopKind): EarlyCall[] => [
  { call: 'GET /shop/labels', payload: { kind } },
  { call: 'GET /shop/icon', payload: { kind } },
  { call: 'GET /shop/hotel/reserve/config' },
  { call: 'GET /shop/rate/categories' },
  { call: 'GET /shop/banner', payload: { kind } },
];

const list = (kind: ShopKind, wish: EarlyCall['payload'] = {}): EarlyCall => ({
  call: 'POST /shop/getShopAllListByParam',
  payload: { kind, ...wish, sort: 'RECOMMENDED', pageNum: 1 },
});

const today = { date: { inDays: 0 } };

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
      // a table tonight; later in the evening any table that is left (outlets/filter.ts)
      prefetch: [
        ...filters('DINING'),
        { ...list('DINING', { ...today, party: 2, time: '19:00' }), hours: [0, 19] },
        { ...list('DINING', { ...today, party: 2 }), hours: [19, 24] },
      ],
      shape: 'picture',
      screen: outlets,
    },
    {
      path: '/spa',
      access: 'member',
      tab: 'book',
      prefetch: [...filters('SPA'), list('SPA', { ...today, party: 1 })],
      shape: 'picture',
      screen: outlets,
    },
    {
      path: '/shops',
      access: 'member',
      tab: 'book',
      prefetch: [...filters('SHOP'), list('SHOP')],
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
