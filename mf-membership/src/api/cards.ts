import { baseApi, clientOf } from '@resort/shared/api';
import type { cardCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof cardCalls>();

const cardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cards: build.query({
      ...get('/user/cards', { readableOffline: true, keptFirst: true }),
      providesTags: ['Card'],
    }),
  }),
});

export const { useCardsQuery } = cardsApi;
