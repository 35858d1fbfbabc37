import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'vouchers',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [
    {
      path: '/my-vouchers',
      access: 'member',
      tab: 'rewards',
      miniProgram: { code: 6, page: 'loading' },
      prefetch: [
        { call: 'GET /offer/voucher', payload: { pageNum: 1, status: 'USABLE' } },
        { call: 'GET /offer/voucher/count' },
      ],
      shape: 'cards',
      screen: () => import('./screens/my-vouchers/MyVouchersScreen.tsx'),
    },
    {
      path: '/use-voucher',
      access: 'member',
      needs: ['id'],
      tab: 'rewards',
      focused: true,
      screen: () => import('./screens/use-voucher/UseVoucherScreen.tsx'),
    },
    {
      path: '/offers',
      access: 'member',
      tab: 'rewards',
      prefetch: [
        { call: 'POST /offer/filter', payload: { sort: 'RECOMMENDED', pageNum: 1 } },
        { call: 'GET /offer/banners' },
        { call: 'GET /offer/shop/icons' },
        { call: 'GET /offer/categories' },
      ],
      shape: 'picture',
      screen: () => import('./screens/offers/OffersScreen.tsx'),
    },
    {
      path: '/offer',
      access: 'member',
      needs: ['id'],
      tab: 'rewards',
      shape: 'picture',
      screen: () => import('./screens/offer/OfferScreen.tsx'),
    },
    {
      path: '/saved-offers',
      access: 'member',
      tab: 'rewards',
      prefetch: [{ call: 'GET /offer/collects', payload: { pageNum: 1 } }],
      shape: 'picture',
      screen: () => import('./screens/saved-offers/SavedOffersScreen.tsx'),
    },
  ],
});
