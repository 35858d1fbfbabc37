import { baseApi, clientOf, pagesOf } from '@resort/shared/api';
import type { cityCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof cityCalls>();

const cityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cityPages: build.infiniteQuery(pagesOf(get('/api/macau/info/list', { readableOffline: true }))),
    cityKinds: build.query(get('/api/macau/info/categories', { readableOffline: true })),
    cityPage: build.query(get('/api/macau/info/detail', { readableOffline: true, keptFirst: true })),
    traffic: build.query(get('/traffic/info', { readableOffline: true, keptFirst: true })),
  }),
});

export const { useCityPagesInfiniteQuery, useCityKindsQuery, useCityPageQuery, useTrafficQuery } = cityApi;
