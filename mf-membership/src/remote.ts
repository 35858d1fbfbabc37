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
      screen: () => import('./screens/my-membership/MyMembershipScreen.tsx'),
    },
    {
      path: '/my-benefits',
      access: 'member',
      tab: 'card',
      miniProgram: { code: 5, page: 'loading' },
      screen: () => import('./screens/my-benefits/MyBenefitsScreen.tsx'),
    },
    {
      path: '/my-qr',
      access: 'member',
      tab: 'card',
      screen: () => import('./screens/my-qr/MyQrScreen.tsx'),
    },
    {
      path: '/my-profile',
      access: 'member',
      tab: 'me',
      miniProgram: { code: 9, page: 'loading' },
      screen: () => import('./screens/my-profile/MyProfileScreen.tsx'),
    },
    {
      path: '/edit-profile',
      access: 'member',
      tab: 'me',
      screen: () => import('./screens/edit-profile/EditProfileScreen.tsx'),
    },
    {
      path: '/close-membership',
      access: 'member',
      tab: 'me',
      focused: true,
      screen: () => import('./screens/leaving/CloseMembershipScreen.tsx'),
    },
  ],
});
