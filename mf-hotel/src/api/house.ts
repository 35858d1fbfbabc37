import { baseApi, clientOf } from '@resort/shared/api';
import type { catalogueCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof catalogueCalls>();

const houseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    house: build.query(get('/hotel/getHotelByCode', { readableOffline: true })),
  }),
});

/** A house with its times, its lines and where it is. */
export const { useHouseQuery } = houseApi;
