import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'hotel',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [
    {
      path: '/hotels',
      access: 'member',
      tab: 'book',
      screen: () => import('./screens/hotels/HotelsScreen.tsx'),
    },
    {
      path: '/hotel',
      access: 'member',
      needs: ['hotelCode'],
      tab: 'book',
      screen: () => import('./screens/hotel/HotelScreen.tsx'),
    },
    {
      path: '/hotel-room',
      access: 'member',
      needs: ['hotelCode', 'roomTypeCode'],
      tab: 'book',
      screen: () => import('./screens/hotel-room/HotelRoomScreen.tsx'),
    },
    {
      path: '/hotel-booking',
      access: 'member',
      needs: ['hotelCode', 'roomTypeCode', 'rateCode'],
      tab: 'book',
      focused: true,
      screen: () => import('./screens/hotel-booking/HotelBookingScreen.tsx'),
    },
    {
      path: '/companions',
      access: 'member',
      tab: 'me',
      screen: () => import('./screens/companions/CompanionsScreen.tsx'),
    },
    {
      path: '/cart',
      access: 'member',
      tab: 'book',
      prefetch: [{ call: 'GET /hotel/carts' }],
      screen: () => import('./screens/cart/CartScreen.tsx'),
    },
    {
      path: '/checkout',
      access: 'member',
      tab: 'book',
      focused: true,
      screen: () => import('./screens/checkout/CheckoutScreen.tsx'),
    },
    {
      path: '/pay-result',
      access: 'member',
      needs: ['orderNo'],
      tab: 'book',
      focused: true,
      screen: () => import('./screens/pay-result/PayResultScreen.tsx'),
    },
    {
      path: '/hotel-orders',
      access: 'member',
      tab: 'book',
      prefetch: [{ call: 'GET /hotel/orders', payload: { pageNum: 1, status: 'UPCOMING' } }],
      screen: () => import('./screens/hotel-orders/HotelOrdersScreen.tsx'),
    },
    {
      path: '/hotel-order',
      access: 'member',
      needs: ['id'],
      tab: 'book',
      screen: () => import('./screens/hotel-order/HotelOrderScreen.tsx'),
    },
  ],
});
