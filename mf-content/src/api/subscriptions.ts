import { baseApi, clientOf } from '@resort/shared/api';
import type { pushCalls } from '../../contract/index.ts';

const { get, post } = clientOf<typeof pushCalls>();

export const subscriptionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    subscriptions: build.query(get('/subscription/template')),
    answerSubscription: build.mutation(post('/subscription/log')),
    setQuietHours: build.mutation(post('/subscription/quiet')),
    stopTopic: build.mutation(post('/subscription/stop')),
    subscribeBrowser: build.mutation(post('/token/subscribe')),
    updateBrowser: build.mutation(post('/token/update/sub')),
  }),
});

export const {
  useSubscriptionsQuery,
  useAnswerSubscriptionMutation,
  useSetQuietHoursMutation,
  useStopTopicMutation,
  useSubscribeBrowserMutation,
  useUpdateBrowserMutation,
} = subscriptionsApi;
