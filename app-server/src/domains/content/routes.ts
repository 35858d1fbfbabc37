import {
  activityCalls,
  articleCalls,
  cityCalls,
  contentDictionaryCalls,
  enjoyCalls,
  helpCalls,
  homePageCalls,
} from '@resort/mf-content/contract';
import { serve } from '../../platform/calls/serve.ts';
import { activities, activityDetail, ownActivities } from './activities/list-activities.ts';
import { cancelSignUp, signUp } from './activities/sign-up.ts';
import { shownAd } from './home/ads.ts';
import { headAndFoot, icons } from './home/frame.ts';
import { homeInfo } from './home/home-info.ts';
import { homeExperience, homeHappening, homeOffers } from './home/home-lists.ts';
import { frontEndPath, picturesOf, prizes } from './misc/dictionary.ts';
import { servicePhones } from './misc/phones.ts';
import { about } from './pages/about.ts';
import { article, articles, articleTopics, recommended } from './pages/articles.ts';
import { cityCategories, cityPage, cityPages, traffic } from './pages/city.ts';
import { enjoyCategories, enjoyDetail, enjoyList } from './pages/enjoy.ts';
import { landingPage } from './pages/landing.ts';
import { like, unlike } from './pages/likes.ts';

const pageRoutes = [
  ...serve(articleCalls)({
    'GET /article/articles': articles,
    'GET /article/articles/detail': article,
    'GET /article/articles/recommend': recommended,
    'GET /article/topics': articleTopics,
    'POST /article/articles/{id}/like': like,
    'DELETE /article/articles/{id}/like': unlike,
    'GET /api/article/list': articles,
    'GET /api/article/detail': article,
    'GET /api/article/topics': articleTopics,
  }),
  ...serve(enjoyCalls)({
    'GET /api/enjoy/list': enjoyList,
    'GET /api/enjoy/detail': enjoyDetail,
    'GET /api/enjoy/categories': enjoyCategories,
  }),
  ...serve(cityCalls)({
    'GET /api/macau/info/list': cityPages,
    'GET /api/macau/info/detail': cityPage,
    'GET /api/macau/info/categories': cityCategories,
    'GET /traffic/info': traffic,
  }),
];

export const contentRoutes = [
  ...pageRoutes,
  ...serve(activityCalls)({
    'GET /appServer/activity/list': activities,
    'GET /appServer/activity/detail': activityDetail,
    'GET /appServer/activity/mine': ownActivities,
    'POST /appServer/activity/signup': signUp,
    'POST /appServer/activity/cancel': cancelSignUp,
  }),
  ...serve(homePageCalls)({
    'POST /homepage/homepageInfo': homeInfo,
    'POST /homepage/homepageOffers': homeOffers,
    'POST /homepage/homepageHappening': homeHappening,
    'POST /homepage/homepageExperience': homeExperience,
    'GET /icon/list': icons,
    'GET /ad/show': shownAd,
    'GET /landPage/info': landingPage,
    'GET /membershiph5/headerfooter': headAndFoot,
  }),
  ...serve(helpCalls)({
    'GET /profile/aboutme/getOneByType': about,
    'GET /membership/servPhone': servicePhones,
  }),
  ...serve(contentDictionaryCalls)({
    'GET /sjm/dict-code/prize-query': prizes,
    'GET /membership/getFrontendUrlPath': frontEndPath,
    'GET /country/getPictureManagement': picturesOf,
  }),
];
