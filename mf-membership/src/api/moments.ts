import { baseApi, clientOf } from '@resort/shared/api';
import type { momentCalls } from '../../contract/index.ts';

const { get, post } = clientOf<typeof momentCalls>();

const momentsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Letter'] }).injectEndpoints({
  endpoints: (build) => ({
    // asked for again with each visit of the card: it is shown once
    moment: build.query({ ...get('/member/moment'), keepUnusedDataFor: 0 }),
    // the count of unread letters in the header
    seeMoment: build.mutation({ ...post('/member/moment/seen'), invalidatesTags: ['Letter'] }),
  }),
});

export const { useMomentQuery, useSeeMomentMutation } = momentsApi;
