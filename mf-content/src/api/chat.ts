import { baseApi, clientOf } from '@resort/shared/api';
import type { chatCalls } from '../../contract/index.ts';
import { feedOf } from './feed.ts';
import { CONTENT_TAGS } from './tags.ts';

const { get, post } = clientOf<typeof chatCalls>();

const chatApi = baseApi.enhanceEndpoints({ addTagTypes: CONTENT_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    chatMessages: build.infiniteQuery({
      ...feedOf(get('/live/chat/messages', { readableOffline: true })),
      providesTags: ['Chat'],
    }),
    /** a mutation, so that no ticket is ever taken from a cache */
    openChat: build.mutation(post('/live/chat/loginLiveChat', { showToastFail: true })),
    sayInChat: build.mutation({
      ...post('/live/chat/say', { showToastFail: true }),
      invalidatesTags: ['Chat'],
    }),
    handOver: build.mutation({ ...post('/live/chat/form'), invalidatesTags: ['Chat'] }),
    readChat: build.mutation({ ...post('/live/chat/read'), invalidatesTags: ['Chat'] }),
  }),
});

export const {
  useChatMessagesInfiniteQuery,
  useSayInChatMutation,
  useHandOverMutation,
  useOpenChatMutation,
  useReadChatMutation,
} = chatApi;
