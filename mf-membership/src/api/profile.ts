import { baseApi, clientOf } from '@resort/shared/api';
import type { sessionCalls } from '@resort/shared/calls/rows';
import type { profileCalls } from '../../contract/index.ts';

const { get, post, put } = clientOf<typeof profileCalls & typeof sessionCalls>();
const toast = { showToastFail: true };

const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query({ ...get('/user/info', { readableOffline: true }), providesTags: ['Member'] }),
    personalFields: build.query(get('/membershipManage/personal-information', { readableOffline: true })),
    updateProfile: build.mutation({ ...put('/user/users/{id}', toast), invalidatesTags: ['Member'] }),
    nameChanges: build.query({ ...get('/member/nameChanges'), providesTags: ['Member'] }),
    updateName: build.mutation({ ...post('/member/updateName', toast), invalidatesTags: ['Member'] }),
  }),
});

export const {
  useProfileQuery,
  usePersonalFieldsQuery,
  useUpdateProfileMutation,
  useNameChangesQuery,
  useUpdateNameMutation,
} = profileApi;
