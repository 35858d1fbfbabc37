import { baseApi, clientOf } from '../api/index.ts';
import type { memberCodeCalls } from '../rows/member-code.calls.ts';

const { get } = clientOf<typeof memberCodeCalls>();

const memberCodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** a mutation, so that a code never comes from the cache */
    memberCode: build.mutation(get('/user/qrCode')),
  }),
});

export const { useMemberCodeMutation } = memberCodeApi;
