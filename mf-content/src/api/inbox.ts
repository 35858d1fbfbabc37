import { baseApi, clientOf } from '@resort/shared/api';
import type { inboxCalls } from '../../contract/index.ts';
import { feedOf } from './feed.ts';
import { CONTENT_TAGS } from './tags.ts';

const { get, post } = clientOf<typeof inboxCalls>();

export const inboxApi = baseApi.enhanceEndpoints({ addTagTypes: CONTENT_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    letters: build.infiniteQuery({
      ...feedOf(get('/Inbox/list', { readableOffline: true })),
      providesTags: ['Letter'],
    }),
    letter: build.query(get('/Inbox/info', { readableOffline: true, keptFirst: true })),
    // a background count: it must not redirect when the session has ended (`skipRedirect`)
    unreadLetters: build.query({
      ...get('/Inbox/unread', { skipRedirect: true }),
      providesTags: ['Letter'],
    }),
    readLetters: build.mutation({ ...post('/Inbox/read'), invalidatesTags: ['Letter'] }),
    deleteLetters: build.mutation({ ...post('/Inbox/delete'), invalidatesTags: ['Letter'] }),
  }),
});

export const {
  useLettersInfiniteQuery,
  useLetterQuery,
  useUnreadLettersQuery,
  useReadLettersMutation,
  useDeleteLettersMutation,
} = inboxApi;
