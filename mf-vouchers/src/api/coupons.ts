import { baseApi, clientOf } from '@resort/shared/api';
import type { couponCalls } from '../../contract/index.ts';
import { OFFER_TAGS } from './tags.ts';

const { postOnce } = clientOf<typeof couponCalls>();

const couponsApi = baseApi.enhanceEndpoints({ addTagTypes: OFFER_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    takeCoupon: build.mutation({
      ...postOnce('/voucher/takeCoupon', { showToastFail: true }),
      // also after a refusal, because the coupon on the screen was out of date
      invalidatesTags: ['Voucher', 'Offer'],
    }),
  }),
});

export const { useTakeCouponMutation } = couponsApi;
