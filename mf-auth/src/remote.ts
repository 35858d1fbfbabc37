import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'auth',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [
    {
      path: '/join-us',
      access: 'public',
      visitorsOnly: true,
      miniProgram: { code: 11, page: 'loading' },
      shape: 'picture',
      screen: () => import('./screens/join-us/JoinUsScreen.tsx'),
    },
    {
      path: '/sign-in',
      access: 'public',
      visitorsOnly: true,
      miniProgram: { code: 11, page: 'loading' },
      shape: 'form',
      screen: () => import('./screens/sign-in/SignInScreen.tsx'),
    },
    { path: '/sms', access: 'public', shape: 'form', screen: () => import('./screens/sms/SmsScreen.tsx') },
    {
      path: '/add-passkey',
      access: 'member',
      focused: true,
      screen: () => import('./screens/add-passkey/AddPasskeyScreen.tsx'),
    },
    {
      path: '/terms-n-conditions',
      access: 'public',
      miniProgram: { code: 3, page: 'terms' },
      screen: () => import('./screens/terms-n-conditions/TermsScreen.tsx'),
    },
  ],
});
