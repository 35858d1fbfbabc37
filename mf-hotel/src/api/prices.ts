import { baseApi, clientOf, KEEP_PRICE } from '@resort/shared/api';
import type { priceCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof priceCalls>();

const pricesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    calendar: build.query(get('/hotel/calendar')),
    /** what a stay costs, locked for ten minutes */
    quote: build.query({ ...get('/hotel/getRatePrice'), keepUnusedDataFor: KEEP_PRICE }),
  }),
});

export const { useCalendarQuery, useLazyCalendarQuery, usePrefetch, useQuoteQuery } = pricesApi;
