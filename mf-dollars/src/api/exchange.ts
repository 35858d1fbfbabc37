import { clientOf, KEEP_PRICE } from '@resort/shared/api';
import type {
  pointsGoodsCalls,
  pointsOrderCalls,
  rewardCalls,
  rewardOrderCalls,
} from '../../contract/index.ts';
import { dollarsApi, MOVED } from './dollars-api.ts';

const { get: getReward } = clientOf<typeof rewardCalls>();
const { postOnce: redeem } = clientOf<typeof rewardOrderCalls>();
const { get: getGoods } = clientOf<typeof pointsGoodsCalls>();
const { postOnce: order } = clientOf<typeof pointsOrderCalls>();

/** The item to confirm, and the confirmation; separate from the shelves, which it does not need. */
const exchangeApi = dollarsApi.injectEndpoints({
  endpoints: (build) => ({
    reward: build.query({ ...getReward('/dollar/reward'), providesTags: ['Shelf'] }),
    redeemReward: build.mutation({
      ...redeem('/dollar/redeem'),
      invalidatesTags: (done) => (done ? MOVED : []),
    }),
    oneOfTheGoods: build.query({
      ...getGoods('/point/mall/selectPointsGoodsInfoById'),
      providesTags: ['Shelf'],
    }),
    exchangeCheck: build.query({
      ...getGoods('/point/mall/getExchangePointGoods'),
      providesTags: ['Shelf'],
      keepUnusedDataFor: KEEP_PRICE,
    }),
    orderGoods: build.mutation({
      ...order('/point/mall/pointsPayGoods'),
      invalidatesTags: (done) => (done ? MOVED : []),
    }),
  }),
});

export const {
  useRewardQuery,
  useRedeemRewardMutation,
  useOneOfTheGoodsQuery,
  useExchangeCheckQuery,
  useOrderGoodsMutation,
} = exchangeApi;
