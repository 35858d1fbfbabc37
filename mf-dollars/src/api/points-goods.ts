import { clientOf } from '@resort/shared/api';
import type { CallReply } from '@resort/shared/contract';
import type { pointsGoodsCalls } from '../../contract/index.ts';
import { countedPages, dollarsApi } from './dollars-api.ts';

const { get } = clientOf<typeof pointsGoodsCalls>();
const page = get('/point/mall/getPointsGoods');

interface GoodsFilter {
  categoryId?: string | undefined;
  sort?: 'FEATURED' | 'POINTS_UP' | 'POINTS_DOWN';
}
type GoodsPage = CallReply<(typeof pointsGoodsCalls)['GET /point/mall/getPointsGoods']>;

const pointsGoodsApi = dollarsApi.injectEndpoints({
  endpoints: (build) => ({
    pointsGoods: build.infiniteQuery<GoodsPage, GoodsFilter, number>({
      query: ({ queryArg, pageParam }) => page.query({ ...queryArg, pageNum: pageParam }),
      infiniteQueryOptions: countedPages,
      providesTags: ['Shelf'],
    }),
    oneOfTheGoods: build.query({
      ...get('/point/mall/selectPointsGoodsInfoById'),
      providesTags: ['Shelf'],
    }),
    exchangeCheck: build.query({ ...get('/point/mall/getExchangePointGoods'), providesTags: ['Shelf'] }),
    myPoints: build.query({
      ...get('/point/mall/getMyPoint', { readableOffline: true }),
      providesTags: ['Balance'],
    }),
  }),
});

export const { usePointsGoodsInfiniteQuery, useOneOfTheGoodsQuery, useExchangeCheckQuery, useMyPointsQuery } =
  pointsGoodsApi;
