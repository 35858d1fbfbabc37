import { baseApi, clientOf } from '@resort/shared/api';
import type { companionCalls } from '../../contract/index.ts';

const { get, post } = clientOf<typeof companionCalls>();
const shown = { showToastFail: true };

const companionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Companion'] }).injectEndpoints({
  endpoints: (build) => ({
    companions: build.query({ ...get('/member/companions'), providesTags: ['Companion'] }),
    saveCompanion: build.mutation({
      ...post('/member/companions/save', shown),
      invalidatesTags: ['Companion'],
    }),
    deleteCompanion: build.mutation({
      ...post('/member/companions/delete', shown),
      invalidatesTags: ['Companion'],
    }),
  }),
});

export const { useCompanionsQuery, useSaveCompanionMutation, useDeleteCompanionMutation } = companionsApi;
