import { baseApi, clientOf } from '@resort/shared/api';
import type { catalogueCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof catalogueCalls>();

/** How many seconds hotels and rooms are kept after the member leaves them, so that Back shows them unchanged. */
export const KEEP_CATALOGUE = 600;

/** Apart from the lists, because orders need it without them. */
const hotelApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    hotel: build.query({
      ...get('/hotel/getHotelByCode', { readableOffline: true }),
      keepUnusedDataFor: KEEP_CATALOGUE,
    }),
  }),
});

export const { useHotelQuery } = hotelApi;
