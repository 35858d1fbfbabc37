import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'dollars',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [
    {
      path: '/spend-dollars',
      access: 'member',
      tab: 'rewards',
      miniProgram: { code: 2, page: 'loading' },
      screen: () => import('./screens/spend-dollars/SpendDollarsScreen.tsx'),
    },
    {
      path: '/redeem-rewards',
      access: 'member',
      tab: 'rewards',
      miniProgram: { code: 3, page: 'loading' },
      screen: () => import('./screens/redeem-rewards/RedeemRewardsScreen.tsx'),
    },
    {
      path: '/exchangeSure',
      access: 'member',
      tab: 'rewards',
      focused: true,
      miniProgram: { page: 'my' },
      screen: () => import('./screens/exchange-sure/ExchangeSureScreen.tsx'),
    },
    {
      path: '/exchangeSuccess',
      access: 'member',
      tab: 'rewards',
      miniProgram: { page: 'my' },
      screen: () => import('./screens/order/OrderScreen.tsx'),
    },
    {
      path: '/pointsSuccess',
      access: 'member',
      tab: 'rewards',
      miniProgram: { page: 'my' },
      screen: () => import('./screens/order/OrderScreen.tsx'),
    },
    {
      path: '/transaction-history',
      access: 'member',
      tab: 'rewards',
      miniProgram: { code: 4, page: 'loading' },
      screen: () => import('./screens/transaction-history/TransactionHistoryScreen.tsx'),
    },
    {
      path: '/points-mall',
      access: 'member',
      tab: 'rewards',
      screen: () => import('./screens/points-mall/PointsMallScreen.tsx'),
    },
    {
      path: '/points-goods',
      access: 'member',
      tab: 'rewards',
      screen: () => import('./screens/points-goods/PointsGoodsScreen.tsx'),
    },
    {
      path: '/points-orders',
      access: 'member',
      tab: 'rewards',
      screen: () => import('./screens/points-orders/PointsOrdersScreen.tsx'),
    },
    {
      path: '/points-order',
      access: 'member',
      tab: 'rewards',
      screen: () => import('./screens/order/OrderScreen.tsx'),
    },
    {
      path: '/points-pay',
      access: 'member',
      tab: 'rewards',
      focused: true,
      screen: () => import('./screens/points-payment/PointsPaymentScreen.tsx'),
    },
    {
      path: '/points-pay-result',
      access: 'member',
      tab: 'rewards',
      focused: true,
      screen: () => import('./screens/points-payment/PointsPaymentScreen.tsx'),
    },
  ],
});
