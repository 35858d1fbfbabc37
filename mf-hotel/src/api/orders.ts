import { clientOf, pagesOf } from '@resort/shared/api';
import type { hotelOrderCalls } from '../../contract/index.ts';
import { ordersApi } from './order-tags.ts';

const { get } = clientOf<typeof hotelOrderCalls>();

const hotelOrdersApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    hotelOrders: build.infiniteQuery({
      ...pagesOf(get('/hotel/orders', { readableOffline: true })),
      providesTags: ['HotelOrder'],
    }),
    hotelOrder: build.query({
      ...get('/hotel/order/detail', { readableOffline: true }),
      providesTags: ['HotelOrder'],
    }),
    checkout: build.query({ ...get('/hotel/checkout'), providesTags: ['HotelOrder'] }),
  }),
});

export const { useHotelOrdersInfiniteQuery, useHotelOrderQuery, useLazyHotelOrderQuery, useCheckoutQuery } =
  hotelOrdersApi;
