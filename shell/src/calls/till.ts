import { baseApi, clientOf } from '@resort/shared/api';
import type { tillCalls } from '@resort/shared/calls/rows';

const { get, post } = clientOf<typeof tillCalls>();

const tillApi = baseApi.enhanceEndpoints({ addTagTypes: ['TillRequest'] }).injectEndpoints({
  endpoints: (build) => ({
    tillRequests: build.query({
      // asked in the background: it must not redirect when the session has ended
      ...get('/member/till/requests', { skipRedirect: true }),
      providesTags: ['TillRequest'],
    }),
    answerTill: build.mutation({
      ...post('/member/till/answer', { showToastFail: true }),
      invalidatesTags: ['TillRequest'],
    }),
  }),
});

export const { useTillRequestsQuery, useAnswerTillMutation } = tillApi;
export type { TillRequest } from '@resort/shared/calls/rows';
