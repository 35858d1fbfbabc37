import { baseApi, clientOf, pagesOf } from '@resort/shared/api';
import type { ticketCatalogueCalls } from '../../contract/index.ts';

const { get, post } = clientOf<typeof ticketCatalogueCalls>();

/** How many seconds a list is kept after the member leaves it, so that Back shows it with all its pages. */
const KEEP_LIST = 600;

/** `Performances`: availability, which every hold changes. */
const catalogueApi = baseApi.enhanceEndpoints({ addTagTypes: ['Performances'] }).injectEndpoints({
  endpoints: (build) => ({
    events: build.infiniteQuery({ ...pagesOf(get('/ticket/list')), keepUnusedDataFor: KEEP_LIST }),
    event: build.query(get('/ticket/detail', { readableOffline: true })),
    eventDays: build.query({ ...get('/ticket/getDate'), providesTags: ['Performances'] }),
    performances: build.query({ ...get('/ticket/infoByDate'), providesTags: ['Performances'] }),
    bookingTerms: build.query(get('/ticket/bookingTerms')),
    refundNotice: build.query(get('/ticket/refundNotice')),
    hotelsNear: build.query(get('/ticket/getTicketHotel')),
    ticketSpecial: build.query(get('/ticket/ticketOrderSpecial')),
    checkInvite: build.mutation(post('/ticket/checkInnerInviteCode', { showToastFail: true })),
  }),
});

export const {
  useEventsInfiniteQuery,
  useEventQuery,
  useEventDaysQuery,
  usePerformancesQuery,
  useBookingTermsQuery,
  useRefundNoticeQuery,
  useHotelsNearQuery,
  useTicketSpecialQuery,
  useCheckInviteMutation,
} = catalogueApi;
