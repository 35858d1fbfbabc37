import { baseApi, clientOf, pagesOf } from '@resort/shared/api';
import type { reservationCalls } from '../../contract/index.ts';
import { SHOP_TAGS } from './tags.ts';

const { get, postOnce } = clientOf<typeof reservationCalls>();

/** Tags to invalidate after a reservation was made, changed or cancelled. */
const MOVED = ['Reservation', 'Slots'] as const;

const reservationsApi = baseApi.enhanceEndpoints({ addTagTypes: SHOP_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    reserve: build.mutation({
      ...postOnce('/shop/reserver/order/add', { showToastFail: true }),
      invalidatesTags: MOVED,
    }),
    request: build.mutation({
      ...postOnce('/shop/reserver/order/addApi', { showToastFail: true }),
      invalidatesTags: MOVED,
    }),
    changeReservation: build.mutation({
      ...postOnce('/shop/reserver/order/update', { showToastFail: true }),
      invalidatesTags: MOVED,
    }),
    cancelReservation: build.mutation({
      ...get('/shop/reserver/order/cancel', { showToastFail: true }),
      invalidatesTags: MOVED,
    }),
    reservation: build.query({
      ...get('/shop/reserver/order/info', { readableOffline: true }),
      providesTags: ['Reservation'],
    }),
    reservations: build.infiniteQuery({
      ...pagesOf(get('/shop/reserver/order/list')),
      providesTags: ['Reservation'],
    }),
    reserveCaptcha: build.query({ ...get('/shop/captcha'), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useReserveMutation,
  useRequestMutation,
  useChangeReservationMutation,
  useCancelReservationMutation,
  useReservationQuery,
  useReservationsInfiniteQuery,
  useReserveCaptchaQuery,
} = reservationsApi;
