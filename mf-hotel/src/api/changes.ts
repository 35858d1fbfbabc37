import { clientOf } from '@resort/shared/api';
import type { CallReply } from '@resort/shared/contract';
import type { bookingCalls } from '../../contract/index.ts';
import { ordersApi, STAYS_MOVED } from './order-tags.ts';

const { postOnce } = clientOf<typeof bookingCalls>();
const shown = { showToastFail: true };

/** Changes and cancellations of ordered stays, and the order of a cart. */
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

/** The request that books the cart, without its idempotency key. */
export type CartRequest = Omit<Parameters<ReturnType<typeof useReserveCartMutation>[0]>[0], 'idempotencyKey'>;

export type CartReserved = CallReply<(typeof bookingCalls)['POST /hotel/reserve']>;

/** The changed parts of a booking. */
export type StayChange = Omit<
  Parameters<ReturnType<typeof useChangeStayMutation>[0]>[0],
  'id' | 'version' | 'idempotencyKey'
>;
