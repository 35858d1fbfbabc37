import { baseApi, clientOf, pagesOf } from '@resort/shared/api';
import type { activityCalls } from '../../contract/index.ts';
import { CONTENT_TAGS } from './tags.ts';

const { get, post, postOnce } = clientOf<typeof activityCalls>();

const activitiesApi = baseApi.enhanceEndpoints({ addTagTypes: CONTENT_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    activities: build.infiniteQuery({
      ...pagesOf(get('/appServer/activity/list', { readableOffline: true })),
      providesTags: ['Activity'],
    }),
    myActivities: build.infiniteQuery({
      ...pagesOf(get('/appServer/activity/mine', { readableOffline: true })),
      providesTags: ['Activity'],
    }),
    activity: build.query({
      ...get('/appServer/activity/detail', { readableOffline: true, keptFirst: true }),
      providesTags: ['Activity'],
    }),
    signUp: build.mutation({
      ...postOnce('/appServer/activity/signup', { showToastFail: true }),
      // also after a refusal: the number of places that the screen showed was out of date
      invalidatesTags: ['Activity', 'Letter'],
    }),
    giveUp: build.mutation({
      ...post('/appServer/activity/cancel', { showToastFail: true }),
      invalidatesTags: ['Activity', 'Letter'],
    }),
  }),
});

export const {
  useActivitiesInfiniteQuery,
  useMyActivitiesInfiniteQuery,
  useActivityQuery,
  useSignUpMutation,
  useGiveUpMutation,
} = activitiesApi;
