import { baseApi, clientOf } from '@resort/shared/api';
import type { CallReply } from '@resort/shared/contract';
import type { bookingCalls } from '../../contract/index.ts';

const { postOnce } = clientOf<typeof bookingCalls>();

const bookingApi = baseApi.enhanceEndpoints({ addTagTypes: ['HotelOrder'] }).injectEndpoints({
  endpoints: (build) => ({
    reserveStay: build.mutation({
      ...postOnce('/order/booking/hotel/reserve', { showToastFail: true }),
      // also without an answer, since it may have been booked
      invalidatesTags: ['HotelOrder', 'Voucher', 'Balance', 'Card'],
    }),
  }),
});

export const { useReserveStayMutation } = bookingApi;
export type ReserveRequest = Omit<
  Parameters<ReturnType<typeof useReserveStayMutation>[0]>[0],
  'idempotencyKey'
>;

export type Reserved = CallReply<(typeof bookingCalls)['POST /order/booking/hotel/reserve']>;
