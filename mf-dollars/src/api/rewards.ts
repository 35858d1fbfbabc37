import { clientOf, pagesOf } from '@resort/shared/api';
import type { rewardCalls, rewardOrderCalls } from '../../contract/index.ts';
import { dollarsApi, MOVED } from './dollars-api.ts';

const { get } = clientOf<typeof rewardCalls>();
const { get: getOrder, postOnce } = clientOf<typeof rewardOrderCalls>();

const rewardsApi = dollarsApi.injectEndpoints({
  endpoints: (build) => ({
    rewards: build.infiniteQuery({
      ...pagesOf(get('/dollar/rewards')),
      providesTags: ['Shelf'],
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

export const { useRewardsInfiniteQuery, useRewardOrderQuery, useCancelRewardOrderMutation } = rewardsApi;
