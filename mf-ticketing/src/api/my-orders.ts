import { clientOf, KEEP_PRICE, pagesOf } from '@resort/shared/api';
import type { ticketOrderCalls } from '../../contract/index.ts';
import { ticketingApi, TICKETS_MOVED } from './tags.ts';

const { get, post, postOnce } = clientOf<typeof ticketOrderCalls>();
const shown = { showToastFail: true };

/** Orders once they are made: lists, one with its tickets, and the ways out of it. */
const myOrdersApi = ticketingApi.injectEndpoints({
  endpoints: (build) => ({
    ticketOrders: build.infiniteQuery({
      ...pagesOf(get('/ticket/order/list', { readableOffline: true })),
      providesTags: ['TicketOrder'],
    }),
    ticketOrder: build.query({
      ...get('/ticket/order/info', { readableOffline: true }),
      providesTags: ['TicketOrder'],
    }),
    giveUpTickets: build.mutation({
      ...post('/ticket/order/cancel', shown),
      invalidatesTags: TICKETS_MOVED,
    }),
    refundQuote: build.query({
      ...post('/ticket/order/refundQuote'),
      keepUnusedDataFor: KEEP_PRICE,
      providesTags: ['TicketOrder'],
    }),
    refundTickets: build.mutation({
      ...postOnce('/ticket/order/refund', shown),
      invalidatesTags: TICKETS_MOVED,
    }),
  }),
});

export const {
  useTicketOrdersInfiniteQuery,
  useTicketOrderQuery,
  useGiveUpTicketsMutation,
  useRefundQuoteQuery,
  useRefundTicketsMutation,
} = myOrdersApi;
