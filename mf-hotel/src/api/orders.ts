import { clientOf, pagesOf } from '@resort/shared/api';
import type { hotelOrderCalls } from '../../contract/index.ts';
import { ordersApi } from './order-tags.ts';

const { get, post } = clientOf<typeof hotelOrderCalls>();

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
    reviewStay: build.mutation({ ...post('/hotel/review'), invalidatesTags: ['HotelOrder'] }),
    checkout: build.query({ ...get('/hotel/checkout'), providesTags: ['HotelOrder'] }),
  }),
});

export const {
  useReviewStayMutation,
  useHotelOrdersInfiniteQuery,
  useHotelOrderQuery,
  useLazyHotelOrderQuery,
  useCheckoutQuery,
} = hotelOrdersApi;
