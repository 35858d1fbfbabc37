import { clientOf } from '@resort/shared/api';
import type { ticketCalls } from '../../contract/index.ts';
import { ticketingApi, TICKETS_MOVED } from './tags.ts';

const { get, post, postOnce } = clientOf<typeof ticketCalls>();
const shown = { showToastFail: true };

/** Calls for a ticket: naming its guest, giving it away, and entering with it. */
const ticketsApi = ticketingApi.injectEndpoints({
  endpoints: (build) => ({
    nameGuests: build.mutation({
      ...post('/ticket/SeatBindingMember', shown),
      invalidatesTags: ['TicketOrder', 'Guest'],
    }),
    /** a mutation, so that no code is ever taken from a cache */
    ticketCode: build.mutation(get('/ticket/qrCode')),
    gifts: build.query({ ...get('/ticket/gifts'), providesTags: ['Gift'] }),
    giveTicket: build.mutation({
      ...postOnce('/ticket/grantTicket', shown),
      invalidatesTags: TICKETS_MOVED,
    }),
    acceptGift: build.mutation({ ...post('/ticket/gift/accept', shown), invalidatesTags: TICKETS_MOVED }),
    withdrawGift: build.mutation({ ...post('/ticket/gift/withdraw', shown), invalidatesTags: TICKETS_MOVED }),
    /** also without an answer the tickets are read again, since it may have been used */
    verifyTicket: build.mutation({
      ...postOnce('/ticket/verificationTicket', shown),
      invalidatesTags: ['TicketOrder'],
    }),
  }),
});

export const {
  useNameGuestsMutation,
  useTicketCodeMutation,
  useGiftsQuery,
  useGiveTicketMutation,
  useAcceptGiftMutation,
  useWithdrawGiftMutation,
  useVerifyTicketMutation,
} = ticketsApi;
