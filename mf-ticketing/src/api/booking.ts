import { baseApi, clientOf, KEEP_PRICE } from '@resort/shared/api';
import type { ticketOrderCalls } from '../../contract/index.ts';

const { post, postOnce } = clientOf<typeof ticketOrderCalls>();
const shown = { showToastFail: true };

/** Tags that a hold invalidates: the order, and availability. */
const HELD = ['TicketOrder', 'Performances'] as const;

/** An order on its way to being paid. */
const bookingApi = baseApi.enhanceEndpoints({ addTagTypes: HELD }).injectEndpoints({
  endpoints: (build) => ({
    holdTickets: build.mutation({ ...postOnce('/ticket/genOrderNo', shown), invalidatesTags: HELD }),
    // a refusal also reports seats that other members took
    giveSeats: build.mutation({ ...post('/ticket/grantSeat', shown), invalidatesTags: HELD }),
    ticketAmount: build.query({
      ...post('/ticket/order/calculationAmount'),
      providesTags: ['TicketOrder'],
      keepUnusedDataFor: KEEP_PRICE,
    }),
    payTickets: build.mutation({
      ...postOnce('/ticket/order/pay', shown),
      invalidatesTags: ['TicketOrder', 'Voucher', 'Balance'],
    }),
  }),
});

export const { useHoldTicketsMutation, useGiveSeatsMutation, useTicketAmountQuery, usePayTicketsMutation } =
  bookingApi;
