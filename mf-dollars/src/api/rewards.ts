import { clientOf } from '@resort/shared/api';
import type { CallReply } from '@resort/shared/contract';
import type { rewardCalls, rewardOrderCalls } from '../../contract/index.ts';
import { countedPages, dollarsApi, MOVED } from './dollars-api.ts';

const { get } = clientOf<typeof rewardCalls>();
const { get: getOrder, postOnce } = clientOf<typeof rewardOrderCalls>();
const page = get('/dollar/rewards');

interface RewardFilter {
  category?: string | undefined;
}
type RewardPage = CallReply<(typeof rewardCalls)['GET /dollar/rewards']>;

const rewardsApi = dollarsApi.injectEndpoints({
  endpoints: (build) => ({
    rewards: build.infiniteQuery<RewardPage, RewardFilter, number>({
      query: ({ queryArg, pageParam }) => page.query({ ...queryArg, pageNum: pageParam }),
      infiniteQueryOptions: countedPages,
      providesTags: ['Shelf'],
    }),
    reward: build.query({ ...get('/dollar/reward'), providesTags: ['Shelf'] }),
    redeemReward: build.mutation({
      ...postOnce('/dollar/redeem'),
      invalidatesTags: (order) => (order ? MOVED : []),
    }),
    rewardOrder: build.query({
      ...getOrder('/dollar/order/info', { readableOffline: true }),
      providesTags: ['Order'],
    }),
    cancelRewardOrder: build.mutation({
      ...postOnce('/dollar/order/cancel', { showToastFail: true }),
      invalidatesTags: MOVED,
    }),
  }),
});

export const {
  useRewardsInfiniteQuery,
  useRewardQuery,
  useRedeemRewardMutation,
  useRewardOrderQuery,
  useCancelRewardOrderMutation,
} = rewardsApi;
