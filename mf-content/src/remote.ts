import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'content',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [{ path: '/home', access: 'member', screen: () => import('./screens/home/HomeScreen.tsx') }],
});
