import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'vouchers',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [],
});
