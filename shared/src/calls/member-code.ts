import { baseApi, clientOf } from '../api/index.ts';
import type { memberCodeCalls } from './member-code.calls.ts';

const { get } = clientOf<typeof memberCodeCalls>();

const memberCodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** a mutation, so that no code is ever taken from a cache */
    memberCode: build.mutation(get('/user/qrCode')),
  }),
});

export const { useMemberCodeMutation } = memberCodeApi;
