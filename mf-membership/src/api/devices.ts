import { baseApi, clientOf } from '@resort/shared/api';
import type { deviceCalls } from '../../contract/index.ts';

const { get, post } = clientOf<typeof deviceCalls>();

const devicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // a rebinding ends the others: refetch with the member
    memberSessions: build.query({ ...get('/member/sessions'), providesTags: ['Member'] }),
    endSession: build.mutation({
      ...post('/member/sessions/end', { showToastFail: true }),
      invalidatesTags: ['Member'],
    }),
    passkeys: build.query({ ...get('/member/passkeys'), providesTags: ['Member'] }),
  }),
});

export const { useMemberSessionsQuery, useEndSessionMutation, usePasskeysQuery } = devicesApi;
