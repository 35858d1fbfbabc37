import { clientOf, pagesOf } from '@resort/shared/api';
import type { pointsGoodsCalls } from '../../contract/index.ts';
import { dollarsApi } from './dollars-api.ts';

const { get } = clientOf<typeof pointsGoodsCalls>();

const pointsGoodsApi = dollarsApi.injectEndpoints({
  endpoints: (build) => ({
    pointsGoods: build.infiniteQuery({
      ...pagesOf(get('/point/mall/getPointsGoods')),
      providesTags: ['Shelf'],
    }),
    myPoints: build.query({
      ...get('/point/mall/getMyPoint', { readableOffline: true }),
      providesTags: ['Balance'],
    }),
  }),
});

export const { usePointsGoodsInfiniteQuery, useMyPointsQuery } = pointsGoodsApi;
