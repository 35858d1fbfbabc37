import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'dollars',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [],
});
