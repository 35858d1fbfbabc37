import { baseApi, clientOf } from '@resort/shared/api';
import type { homePageCalls } from '../../contract/index.ts';

const { get, post } = clientOf<typeof homePageCalls>();

const homePageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    homeIcons: build.query(get('/icon/list', { readableOffline: true, keptFirst: true })),
    homeInfo: build.query(post('/homepage/homepageInfo', { readableOffline: true })),
    homeOffers: build.query(post('/homepage/homepageOffers', { readableOffline: true })),
    homeHappening: build.query(post('/homepage/homepageHappening', { readableOffline: true })),
    homeExperience: build.query(post('/homepage/homepageExperience', { readableOffline: true })),
    ad: build.query(get('/ad/show')),
    landing: build.query(get('/landPage/info', { readableOffline: true, keptFirst: true })),
    headerFooter: build.query(get('/membershiph5/headerfooter', { readableOffline: true })),
  }),
});

export const {
  useHomeIconsQuery,
  useHomeInfoQuery,
  useHomeOffersQuery,
  useHomeHappeningQuery,
  useHomeExperienceQuery,
  useAdQuery,
  useLandingQuery,
  useHeaderFooterQuery,
} = homePageApi;
