import { baseApi, clientOf } from '@resort/shared/api';
import type { giftCalls } from '../../contract/index.ts';

const { get, post } = clientOf<typeof giftCalls>();

const giftsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Gift'] }).injectEndpoints({
  endpoints: (build) => ({
    giftCategories: build.query({
      ...get('/user/cards/{id}/giftCategories', { readableOffline: true }),
      providesTags: ['Gift'],
    }),
    tierGifts: build.query({
      ...get('/user/giftCategories/{id}/gifts', { readableOffline: true }),
      providesTags: ['Gift'],
    }),
    claimGift: build.mutation({
      ...post('/user/gifts/{id}/claim', { showToastFail: true }),
      // also after a refusal: the list was out of date
      invalidatesTags: ['Gift'],
    }),
  }),
});

export const { useGiftCategoriesQuery, useTierGiftsQuery, useClaimGiftMutation } = giftsApi;
