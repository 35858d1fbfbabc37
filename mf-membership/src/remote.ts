import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'membership',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [
    {
      path: '/my-membership',
      access: 'member',
      tab: 'card',
      miniProgram: { code: 11, page: 'loading' },
      prefetch: [
        { call: 'GET /user/cards' },
        { call: 'GET /member/overview' },
        { call: 'GET /membershipManage/displayMenu' },
      ],
      screen: () => import('./screens/my-membership/MyMembershipScreen.tsx'),
    },
    {
      path: '/my-benefits',
      access: 'member',
      tab: 'card',
      miniProgram: { code: 5, page: 'loading' },
      prefetch: [
        { call: 'GET /member/benefits' },
        { call: 'GET /membership-config/benefit-manage' },
        { call: 'GET /user/cards' },
      ],
      screen: () => import('./screens/my-benefits/MyBenefitsScreen.tsx'),
    },
    {
      path: '/my-qr',
      access: 'member',
      tab: 'card',
      screen: () => import('./screens/my-qr/MyQrScreen.tsx'),
    },
    {
      path: '/me',
      access: 'member',
      tab: 'me',
      prefetch: [{ call: 'GET /notification/exist' }],
      screen: () => import('./screens/me/MeScreen.tsx'),
    },
    {
      path: '/book',
      access: 'member',
      tab: 'book',
      screen: () => import('./screens/book/BookScreen.tsx'),
    },
    {
      path: '/search',
      access: 'member',
      tab: 'home',
      screen: () => import('./screens/search/SearchScreen.tsx'),
    },
    {
      path: '/my-plans',
      access: 'member',
      tab: 'me',
      prefetch: [{ call: 'GET /member/plans' }],
      screen: () => import('./screens/my-plans/MyPlansScreen.tsx'),
    },
    {
      path: '/shared-plans',
      access: 'public',
      needs: ['token'],
      screen: () => import('./screens/shared-plans/SharedPlansScreen.tsx'),
    },
    {
      path: '/my-profile',
      access: 'member',
      tab: 'me',
      miniProgram: { code: 9, page: 'loading' },
      prefetch: [
        { call: 'GET /user/info' },
        { call: 'GET /membershipManage/personal-information' },
        { call: 'GET /member/passkeys' },
        { call: 'GET /member/sessions' },
      ],
      screen: () => import('./screens/my-profile/MyProfileScreen.tsx'),
    },
    {
      path: '/edit-profile',
      access: 'member',
      tab: 'me',
      prefetch: [{ call: 'GET /membershipManage/personal-information' }],
      screen: () => import('./screens/edit-profile/EditProfileScreen.tsx'),
    },
    {
      path: '/rebinding',
      access: 'member',
      tab: 'me',
      screen: () => import('./screens/rebinding/RebindingScreen.tsx'),
    },
    {
      path: '/close-membership',
      access: 'member',
      tab: 'me',
      focused: true,
      prefetch: [{ call: 'GET /member/overview' }],
      screen: () => import('./screens/leaving/CloseMembershipScreen.tsx'),
    },
  ],
});
