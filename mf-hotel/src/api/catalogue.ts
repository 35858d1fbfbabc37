import { baseApi, clientOf, KEEP_PRICE, pagesOf } from '@resort/shared/api';
import type { catalogueCalls } from '../../contract/index.ts';

const { get, post } = clientOf<typeof catalogueCalls>();

/** How many seconds a list is kept after the member leaves it, so that Back shows it unchanged. */
const KEEP_LIST = 600;

const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    hotels: build.infiniteQuery({ ...pagesOf(post('/hotel/getHotelList')), keepUnusedDataFor: KEEP_LIST }),
    hotel: build.query({
      ...get('/hotel/getHotelByCode', { readableOffline: true }),
      keepUnusedDataFor: KEEP_LIST,
    }),
    hotelRooms: build.query({ ...post('/hotel/getRoomList'), keepUnusedDataFor: KEEP_LIST }),
    /** the room with its rates, each locked for ten minutes, so never cached */
    roomRates: build.query({ ...get('/hotel/getHotelRoomDetailNew'), keepUnusedDataFor: KEEP_PRICE }),
  }),
});

export const { useHotelsInfiniteQuery, useHotelQuery, useHotelRoomsQuery, useRoomRatesQuery } = catalogueApi;
