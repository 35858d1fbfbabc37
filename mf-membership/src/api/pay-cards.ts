import { baseApi, clientOf } from '@resort/shared/api';
import type { savedCardCalls } from '@resort/shared/calls/rows';

const { get, post } = clientOf<typeof savedCardCalls>();

const payCardsApi = baseApi.enhanceEndpoints({ addTagTypes: ['PayCard'] }).injectEndpoints({
  endpoints: (build) => ({
    payCards: build.query({ ...get('/payment/cards'), providesTags: ['PayCard'] }),
    removePayCard: build.mutation({
      ...post('/payment/cards/delete', { showToastFail: true }),
      invalidatesTags: ['PayCard'],
    }),
  }),
});

export const { usePayCardsQuery, useRemovePayCardMutation } = payCardsApi;
