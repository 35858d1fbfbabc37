import { clientOf, pagesOf } from '@resort/shared/api';
import type { pointsOrderCalls } from '../../contract/index.ts';
import { dollarsApi, MOVED } from './dollars-api.ts';

const { get, postOnce } = clientOf<typeof pointsOrderCalls>();

const pointsOrdersApi = dollarsApi.injectEndpoints({
  endpoints: (build) => ({
    pointsOrders: build.infiniteQuery({
      ...pagesOf(get('/point/mall/getMyOrderList')),
      providesTags: ['Order'],
    }),
    pointsOrder: build.query({
      ...get('/point/mall/getMyOrderInfo', { readableOffline: true }),
      providesTags: ['Order'],
    }),
    cancelPointsOrder: build.mutation({
      ...postOnce('/point/mall/cancelOrder', { showToastFail: true }),
      invalidatesTags: MOVED,
    }),
  }),
});

export const { usePointsOrdersInfiniteQuery, usePointsOrderQuery, useCancelPointsOrderMutation } =
  pointsOrdersApi;
