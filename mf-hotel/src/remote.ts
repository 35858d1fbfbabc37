import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'hotel',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [{ path: '/hotels', access: 'member', screen: () => import('./screens/hotels/HotelsScreen.tsx') }],
});
