import { baseApi, clientOf } from '@resort/shared/api';
import type { notificationCalls } from '../../contract/index.ts';
import { feedOf } from './feed.ts';
import { CONTENT_TAGS } from './tags.ts';

const { get, post } = clientOf<typeof notificationCalls>();

const notificationsApi = baseApi.enhanceEndpoints({ addTagTypes: CONTENT_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery({
      ...feedOf(get('/notification/list', { readableOffline: true })),
      providesTags: ['Notification'],
    }),
    notices: build.query(get('/notice/getNotices', { readableOffline: true, keptFirst: true })),
    /** a mutation, because reading marks it as read and queries may repeat automatically */
    readNotification: build.mutation({ ...get('/notification/info'), invalidatesTags: ['Notification'] }),
    readNotices: build.mutation(post('/notice/read')),
  }),
});

export const {
  useNotificationsInfiniteQuery,
  useNoticesQuery,
  useReadNotificationMutation,
  useReadNoticesMutation,
} = notificationsApi;
