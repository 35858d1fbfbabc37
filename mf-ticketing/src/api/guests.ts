import { clientOf } from '@resort/shared/api';
import type { realNameCalls } from '../../contract/index.ts';
import { ticketingApi } from './tags.ts';

const { get, post } = clientOf<typeof realNameCalls>();
const shown = { showToastFail: true };

/** The member's saved visitors; numbers of documents come masked and leave only with a save. */
const visitorsApi = ticketingApi.injectEndpoints({
  endpoints: (build) => ({
    visitors: build.query({ ...get('/realName/list'), providesTags: ['Visitor'] }),
    visitor: build.query({ ...get('/realName/info'), providesTags: ['Visitor'] }),
    documentTypes: build.query(get('/realName/document/type')),
    visitorNotice: build.query(get('/realName/notice')),
    saveVisitor: build.mutation({ ...post('/realName/save', shown), invalidatesTags: ['Visitor'] }),
    deleteVisitor: build.mutation({
      ...get('/realName/delete', shown),
      // a refusal reports a ticket that this list did not contain
      invalidatesTags: ['Visitor'],
    }),
  }),
});

export const {
  useVisitorsQuery,
  useVisitorQuery,
  useDocumentTypesQuery,
  useVisitorNoticeQuery,
  useSaveVisitorMutation,
  useDeleteVisitorMutation,
} = visitorsApi;
