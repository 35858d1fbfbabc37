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
      tab: 'book',
      screen: () => import('./screens/hotel/HotelScreen.tsx'),
    },
    {
      path: '/hotel-room',
      access: 'member',
      tab: 'book',
      screen: () => import('./screens/hotel-room/HotelRoomScreen.tsx'),
    },
    {
      path: '/hotel-booking',
      access: 'member',
      tab: 'book',
      focused: true,
      screen: () => import('./screens/hotel-booking/HotelBookingScreen.tsx'),
    },
  ],
});
