import { baseApi, clientOf } from '@resort/shared/api';
import type { memberDataCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof memberDataCalls>();

const memberDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** a mutation, so that all that is known about a member lies in no cache */
    memberData: build.mutation(get('/member/data', { showToastFail: true })),
  }),
});

export const { useMemberDataMutation } = memberDataApi;
