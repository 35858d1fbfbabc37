import { clientOf } from '@resort/shared/api';
import type { CallReply } from '@resort/shared/contract';
import type { bookingCalls } from '../../contract/index.ts';
import { ordersApi, STAYS_MOVED } from './order-tags.ts';

const { postOnce } = clientOf<typeof bookingCalls>();
const shown = { showToastFail: true };

/** What is done with stays that were ordered, and the order that a cart becomes. */
const changesApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    reserveCart: build.mutation({ ...postOnce('/hotel/reserve', shown), invalidatesTags: STAYS_MOVED }),
    changeStay: build.mutation({
      ...postOnce('/order/booking/hotel/updateReserve', shown),
      invalidatesTags: STAYS_MOVED,
    }),
    cancelStay: build.mutation({
      ...postOnce('/hotel/reserve/cancel', shown),
      invalidatesTags: STAYS_MOVED,
    }),
    cancelStays: build.mutation({
      ...postOnce('/hotel/reserve/batch-cancel', shown),
      invalidatesTags: STAYS_MOVED,
    }),
  }),
});

export const {
  useReserveCartMutation,
  useChangeStayMutation,
  useCancelStayMutation,
  useCancelStaysMutation,
} = changesApi;

/** What books the cart, without the key that makes it once. */
export type CartRequest = Omit<Parameters<ReturnType<typeof useReserveCartMutation>[0]>[0], 'idempotencyKey'>;

export type CartReserved = CallReply<(typeof bookingCalls)['POST /hotel/reserve']>;

/** What of a booking becomes something else. */
export type StayChange = Omit<
  Parameters<ReturnType<typeof useChangeStayMutation>[0]>[0],
  'id' | 'version' | 'idempotencyKey'
>;
