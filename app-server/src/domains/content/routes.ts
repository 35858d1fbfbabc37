import {
  activityCalls,
  articleCalls,
  cityCalls,
  contentDictionaryCalls,
  enjoyCalls,
  helpCalls,
  homePageCalls,
} from '@resort/mf-content/contract';
import { serve, shared, sharedForASecond } from '../../platform/calls/serve.ts';
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
import { ownLike, ownLikes, ownLikesInPage } from './pages/own-likes.ts';

const pageRoutes = [
  ...serve(articleCalls)({
    'GET /article/articles': sharedForASecond(articles, ownLikesInPage),
    'GET /article/articles/detail': sharedForASecond(article, ownLike),
    'GET /article/articles/recommend': sharedForASecond(recommended, ownLikes),
    'GET /article/topics': sharedForASecond(articleTopics),
    'POST /article/articles/{id}/like': like,
    'DELETE /article/articles/{id}/like': unlike,
    'GET /api/article/list': sharedForASecond(articles, ownLikesInPage),
    'GET /api/article/detail': sharedForASecond(article, ownLike),
    'GET /api/article/topics': sharedForASecond(articleTopics),
  }),
  ...serve(enjoyCalls)({
    'GET /api/enjoy/list': sharedForASecond(enjoyList),
    'GET /api/enjoy/detail': sharedForASecond(enjoyDetail),
    'GET /api/enjoy/categories': sharedForASecond(enjoyCategories),
  }),
  ...serve(cityCalls)({
    'GET /api/macau/info/list': sharedForASecond(cityPages),
    'GET /api/macau/info/detail': sharedForASecond(cityPage),
    'GET /api/macau/info/categories': sharedForASecond(cityCategories),
    'GET /traffic/info': shared(traffic),
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
    'POST /homepage/homepageInfo': sharedForASecond(homeInfo),
    'POST /homepage/homepageOffers': sharedForASecond(homeOffers),
    'POST /homepage/homepageHappening': homeHappening,
    'POST /homepage/homepageExperience': sharedForASecond(homeExperience),
    'GET /icon/list': shared(icons),
    'GET /ad/show': sharedForASecond(shownAd),
    'GET /landPage/info': sharedForASecond(landingPage),
    'GET /membershiph5/headerfooter': sharedForASecond(headAndFoot),
  }),
  ...serve(helpCalls)({
    'GET /profile/aboutme/getOneByType': sharedForASecond(about),
    'GET /membership/servPhone': shared(servicePhones),
  }),
  ...serve(contentDictionaryCalls)({
    'GET /sjm/dict-code/prize-query': shared(prizes),
    'GET /membership/getFrontendUrlPath': shared(frontEndPath),
    'GET /country/getPictureManagement': shared(picturesOf),
  }),
];
