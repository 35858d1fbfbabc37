import { clientOf } from '@resort/shared/api';
import type { CallReply } from '@resort/shared/contract';
import type { bookingCalls } from '../../contract/index.ts';
import { ordersApi, STAYS_MOVED } from './order-tags.ts';

const { postOnce } = clientOf<typeof bookingCalls>();

const bookingApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    reserveStay: build.mutation({
      ...postOnce('/order/booking/hotel/reserve', { showToastFail: true }),
      // also without an answer, since it may have been booked
      invalidatesTags: STAYS_MOVED,
    }),
  }),
});

export const { useReserveStayMutation } = bookingApi;
export type ReserveRequest = Omit<
  Parameters<ReturnType<typeof useReserveStayMutation>[0]>[0],
  'idempotencyKey'
>;

export type Reserved = CallReply<(typeof bookingCalls)['POST /order/booking/hotel/reserve']>;
