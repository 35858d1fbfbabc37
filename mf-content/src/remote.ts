import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: 'content',
  translations: (language) => import(`./locales/${language}.json`),
  routes: [
    {
      path: '/home',
      access: 'member',
      tab: 'home',
      prefetch: [{ call: 'GET /banner/list' }, { call: 'GET /icon/list' }, { call: 'GET /Inbox/unread' }],
      screen: () => import('./screens/home/HomeScreen.tsx'),
    },
    {
      path: '/articles',
      access: 'member',
      tab: 'home',
      prefetch: [{ call: 'GET /article/articles', payload: { pageNum: 1 } }, { call: 'GET /article/topics' }],
      screen: () => import('./screens/articles/ArticlesScreen.tsx'),
    },
    {
      path: '/article',
      access: 'member',
      tab: 'home',
      screen: () => import('./screens/article/ArticleScreen.tsx'),
    },
    {
      path: '/activities',
      access: 'member',
      tab: 'home',
      prefetch: [{ call: 'GET /appServer/activity/list', payload: { pageNum: 1 } }],
      screen: () => import('./screens/activities/ActivitiesScreen.tsx'),
    },
    {
      path: '/activity',
      access: 'member',
      tab: 'home',
      screen: () => import('./screens/activity/ActivityScreen.tsx'),
    },
    {
      path: '/macau-info',
      access: 'member',
      tab: 'home',
      prefetch: [
        { call: 'GET /traffic/info' },
        { call: 'GET /api/macau/info/list', payload: { categoryId: 'TRAFFIC', pageNum: 1 } },
      ],
      screen: () => import('./screens/macau-info/MacauInfoScreen.tsx'),
    },
    {
      path: '/landing',
      access: 'member',
      tab: 'home',
      screen: () => import('./screens/landing/LandingScreen.tsx'),
    },
    {
      path: '/inbox',
      access: 'member',
      tab: 'me',
      prefetch: [{ call: 'GET /Inbox/list', payload: { tab: 'ALL' } }, { call: 'GET /Inbox/unread' }],
      screen: () => import('./screens/inbox/InboxScreen.tsx'),
    },
    {
      path: '/message',
      access: 'member',
      tab: 'me',
      screen: () => import('./screens/message/MessageScreen.tsx'),
    },
    {
      path: '/notifications',
      access: 'member',
      tab: 'me',
      prefetch: [
        { call: 'GET /notice/getNotices' },
        { call: 'GET /notification/list' },
        { call: 'GET /subscription/template' },
      ],
      screen: () => import('./screens/notifications/NotificationsScreen.tsx'),
    },
    {
      path: '/help',
      access: 'member',
      tab: 'me',
      prefetch: [
        { call: 'GET /membership/servPhone' },
        { call: 'GET /profile/aboutme/getOneByType', payload: { type: 'FAQ' } },
        { call: 'GET /profile/aboutme/getOneByType', payload: { type: 'ABOUT' } },
        { call: 'GET /profile/aboutme/getOneByType', payload: { type: 'CONTACT' } },
        { call: 'GET /profile/aboutme/getOneByType', payload: { type: 'ACCESSIBILITY' } },
        { call: 'GET /membershiph5/headerfooter' },
      ],
      screen: () => import('./screens/help/HelpScreen.tsx'),
    },
    {
      path: '/share',
      access: 'member',
      screen: () => import('./screens/share/ShareScreen.tsx'),
    },
  ],
});
