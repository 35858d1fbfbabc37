import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'shop',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [{ path: '/dining', access: 'member', screen: () => import('./screens/dining/DiningScreen.tsx') }],
});
