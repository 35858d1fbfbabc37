import { baseApi, clientOf, KEEP_PRICE } from '@resort/shared/api';
import type { shopAvailabilityCalls } from '../../contract/index.ts';
import { SHOP_TAGS } from './tags.ts';

const { get } = clientOf<typeof shopAvailabilityCalls>();

const availabilityApi = baseApi.enhanceEndpoints({ addTagTypes: SHOP_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    reserveConfig: build.query(get('/shop/reserve/config')),
    bookableDays: build.query({ ...get('/shop/reserve/dates'), providesTags: ['Slots'] }),
    bookableTimes: build.query({ ...get('/shop/reserve/times'), providesTags: ['Slots'] }),
    reserveAmount: build.query({
      ...get('/shop/reserve/amount'),
      providesTags: ['Slots'],
      keepUnusedDataFor: KEEP_PRICE,
    }),
  }),
});

export const { useReserveConfigQuery, useBookableDaysQuery, useBookableTimesQuery, useReserveAmountQuery } =
  availabilityApi;
