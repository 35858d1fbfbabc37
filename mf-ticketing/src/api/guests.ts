import { clientOf } from '@resort/shared/api';
import type { realNameCalls } from '../../contract/index.ts';
import { ticketingApi } from './tags.ts';

const { get, post } = clientOf<typeof realNameCalls>();
const shown = { showToastFail: true };

/** The member's saved guests; numbers of documents come masked and leave only with a save. */
const guestsApi = ticketingApi.injectEndpoints({
  endpoints: (build) => ({
    guests: build.query({ ...get('/realName/list'), providesTags: ['Guest'] }),
    guest: build.query({ ...get('/realName/info'), providesTags: ['Guest'] }),
    documentTypes: build.query(get('/realName/document/type')),
    guestNotice: build.query(get('/realName/notice')),
    saveGuest: build.mutation({ ...post('/realName/save', shown), invalidatesTags: ['Guest'] }),
    deleteGuest: build.mutation({
      ...get('/realName/delete', shown),
      // a refusal reports a ticket that this list did not contain
      invalidatesTags: ['Guest'],
    }),
  }),
});

export const {
  useGuestsQuery,
  useGuestQuery,
  useDocumentTypesQuery,
  useGuestNoticeQuery,
  useSaveGuestMutation,
  useDeleteGuestMutation,
} = guestsApi;
