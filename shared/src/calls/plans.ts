import { baseApi, clientOf } from '../api/index.ts';
import type { planCalls } from '../rows/plans.calls.ts';

const { get } = clientOf<typeof planCalls>();

const plansApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    plans: build.query({
      ...get('/member/plans', { skipRedirect: true, readableOffline: true, keptFirst: true }),
      // with the member's home: a booking or a check-in changes both
      providesTags: ['Card'],
    }),
  }),
});

export const { usePlansQuery } = plansApi;
export type { Plan, PlanKind } from '../rows/plans.calls.ts';
