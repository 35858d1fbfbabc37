import { baseApi, clientOf } from '@resort/shared/api';
import type { benefitCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof benefitCalls>();

const benefitsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    benefits: build.query({ ...get('/member/benefits', { readableOffline: true }), providesTags: ['Card'] }),
    tiers: build.query(get('/membership-config/benefit-manage', { readableOffline: true })),
  }),
});

export const { useBenefitsQuery, useTiersQuery } = benefitsApi;
