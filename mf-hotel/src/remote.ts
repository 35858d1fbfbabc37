import { defineRemote, type EarlyCall } from '@resort/shared/remote';

/**
 * The first calls of the list of hotels: prices of two weeks, and the hotels for one night. `first`: days until the first
 * possible arrival.
 */
const stays = (first: number, hours: readonly [number, number]): EarlyCall[] => [
  { call: 'GET /hotel/calendar', payload: { from: day(first), to: day(first + 13) }, hours },
  {
    call: 'POST /hotel/getHotelList',
    payload: {
      checkIn: day(first + 1),
      checkOut: day(first + 2),
      rooms: 1,
      adults: 2,
      children: 0,
      sort: 'RECOMMENDED',
      pageNum: 1,
    },
    hours,
  },
];

const day = (inDays: number) => ({ inDays });

export default defineRemote({
  domain: 'hotel',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [
    {
      path: '/hotels',
      access: 'member',
      tab: 'book',
      // late in the evening no stay can begin today (stay/wish.ts)
      prefetch: [...stays(0, [0, 23]), ...stays(1, [23, 24])],
      shape: 'picture',
      screen: () => import('./screens/hotels/HotelsScreen.tsx'),
    },
    {
      path: '/hotel',
      access: 'member',
      needs: ['hotelCode'],
      tab: 'book',
      shape: 'picture',
      screen: () => import('./screens/hotel/HotelScreen.tsx'),
    },
    {
      path: '/hotel-room',
      access: 'member',
      needs: ['hotelCode', 'roomTypeCode'],
      tab: 'book',
      shape: 'picture',
      screen: () => import('./screens/hotel-room/HotelRoomScreen.tsx'),
    },
    {
      path: '/hotel-booking',
      access: 'member',
      needs: ['hotelCode', 'roomTypeCode', 'rateCode'],
      tab: 'book',
      focused: true,
      shape: 'form',
      screen: () => import('./screens/hotel-booking/HotelBookingScreen.tsx'),
    },
    {
      path: '/companions',
      access: 'member',
      tab: 'me',
      prefetch: [{ call: 'GET /member/companions' }],
      shape: 'rows',
      screen: () => import('./screens/companions/CompanionsScreen.tsx'),
    },
    {
      path: '/cart',
      access: 'member',
      tab: 'book',
      prefetch: [{ call: 'GET /hotel/carts' }],
      shape: 'cards',
      screen: () => import('./screens/cart/CartScreen.tsx'),
    },
    {
      path: '/checkout',
      access: 'member',
      tab: 'book',
      focused: true,
      prefetch: [{ call: 'GET /hotel/carts' }, { call: 'GET /common/phone/areaCode' }],
      shape: 'form',
      screen: () => import('./screens/checkout/CheckoutScreen.tsx'),
    },
    {
      path: '/pay-result',
      access: 'member',
      needs: ['orderNo'],
      tab: 'book',
      focused: true,
      shape: 'scene',
      screen: () => import('./screens/pay-result/PayResultScreen.tsx'),
    },
    {
      path: '/hotel-orders',
      access: 'member',
      tab: 'book',
      prefetch: [{ call: 'GET /hotel/orders', payload: { pageNum: 1, status: 'UPCOMING' } }],
      shape: 'cards',
      screen: () => import('./screens/hotel-orders/HotelOrdersScreen.tsx'),
    },
    {
      path: '/hotel-order',
      access: 'member',
      needs: ['id'],
      tab: 'book',
      shape: 'rows',
      screen: () => import('./screens/hotel-order/HotelOrderScreen.tsx'),
    },
    {
      path: '/hotel-check-in',
      access: 'member',
      needs: ['orderNo'],
      tab: 'book',
      shape: 'form',
      screen: () => import('./screens/hotel-check-in/HotelCheckInScreen.tsx'),
    },
  ],
});
