import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'ticketing',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [
    {
      path: '/tickets',
      access: 'member',
      tab: 'book',
      screen: () => import('./screens/tickets/TicketsScreen.tsx'),
    },
  ],
});
