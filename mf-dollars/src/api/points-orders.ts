import { clientOf } from '@resort/shared/api';
import type { CallReply } from '@resort/shared/contract';
import type { pointsOrderCalls } from '../../contract/index.ts';
import { countedPages, dollarsApi, MOVED } from './dollars-api.ts';

const { get, postOnce } = clientOf<typeof pointsOrderCalls>();
const page = get('/point/mall/getMyOrderList');

interface OrderFilter {
  status?: 'OPEN' | 'DONE';
}
type OrderPage = CallReply<(typeof pointsOrderCalls)['GET /point/mall/getMyOrderList']>;

const pointsOrdersApi = dollarsApi.injectEndpoints({
  endpoints: (build) => ({
    pointsOrders: build.infiniteQuery<OrderPage, OrderFilter, number>({
      query: ({ queryArg, pageParam }) => page.query({ ...queryArg, pageNum: pageParam }),
      infiniteQueryOptions: countedPages,
      providesTags: ['Order'],
    }),
    pointsOrder: build.query({
      ...get('/point/mall/getMyOrderInfo', { readableOffline: true }),
      providesTags: ['Order'],
    }),
    orderGoods: build.mutation({
      ...postOnce('/point/mall/pointsPayGoods'),
      invalidatesTags: (order) => (order ? MOVED : []),
    }),
    cancelPointsOrder: build.mutation({
      ...postOnce('/point/mall/cancelOrder', { showToastFail: true }),
      invalidatesTags: MOVED,
    }),
  }),
});

export const {
  usePointsOrdersInfiniteQuery,
  usePointsOrderQuery,
  useOrderGoodsMutation,
  useCancelPointsOrderMutation,
} = pointsOrdersApi;
