import { baseApi, clientOf } from '@resort/shared/api';
import type { giftCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof giftCalls>();

const giftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    giftCategories: build.query(get('/user/cards/{id}/giftCategories', { readableOffline: true })),
    gifts: build.query(get('/user/giftCategories/{id}/gifts', { readableOffline: true })),
  }),
});

export const { useGiftCategoriesQuery, useGiftsQuery } = giftsApi;
