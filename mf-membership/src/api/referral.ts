import { baseApi, clientOf } from '@resort/shared/api';
import type { referralCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof referralCalls>();

const referralApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ referrals: build.query(get('/member/referral')) }),
});

export const { useReferralsQuery } = referralApi;
