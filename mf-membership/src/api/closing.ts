import { baseApi, clientOf } from '@resort/shared/api';
import type { closingCalls } from '../../contract/index.ts';

const { post, delete: del } = clientOf<typeof closingCalls>();

const closingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendClosingCode: build.mutation(post('/member/closing/otp', { showToastFail: true })),
    closeMembership: build.mutation(del('/user/users/{id}', { showToastFail: true })),
  }),
});

export const { useSendClosingCodeMutation, useCloseMembershipMutation } = closingApi;
