import { baseApi, clientOf, KEEP_PRICE, pagesOf } from '@resort/shared/api';
import type { catalogueCalls } from '../../contract/index.ts';
import { KEEP_CATALOGUE } from './hotel.ts';

const { get, post } = clientOf<typeof catalogueCalls>();

const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    hotels: build.infiniteQuery({
      ...pagesOf(post('/hotel/getHotelList')),
      keepUnusedDataFor: KEEP_CATALOGUE,
    }),
    hotelRooms: build.query({ ...post('/hotel/getRoomList'), keepUnusedDataFor: KEEP_CATALOGUE }),
    /** the room with its rates, each locked for ten minutes, so never cached */
    roomRates: build.query({ ...get('/hotel/getHotelRoomDetailNew'), keepUnusedDataFor: KEEP_PRICE }),
  }),
});

export const { useHotelsInfiniteQuery, useHotelRoomsQuery, useRoomRatesQuery } = catalogueApi;
