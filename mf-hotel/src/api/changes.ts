import { clientOf } from '@resort/shared/api';
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
