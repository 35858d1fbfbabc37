import { baseApi, clientOf } from '@resort/shared/api';
import type { sharedPlanCalls } from '../../contract/index.ts';

const { get, post } = clientOf<typeof sharedPlanCalls>();

const sharedPlansApi = baseApi.enhanceEndpoints({ addTagTypes: ['PlanShare'] }).injectEndpoints({
  endpoints: (build) => ({
    planShare: build.query({ ...get('/member/plans/share'), providesTags: ['PlanShare'] }),
    sharePlans: build.mutation({
      ...post('/member/plans/share', { showToastFail: true }),
      invalidatesTags: ['PlanShare'],
    }),
    stopSharingPlans: build.mutation({
      ...post('/member/plans/share/stop', { showToastFail: true }),
      invalidatesTags: ['PlanShare'],
    }),
    sharedPlans: build.query(get('/plans/shared/{token}')),
  }),
});

export const { usePlanShareQuery, useSharePlansMutation, useStopSharingPlansMutation, useSharedPlansQuery } =
  sharedPlansApi;
