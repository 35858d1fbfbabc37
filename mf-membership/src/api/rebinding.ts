import { baseApi, clientOf } from '@resort/shared/api';
import type { rebindingCalls } from '../../contract/index.ts';

const { post } = clientOf<typeof rebindingCalls>();
const toast = { showToastFail: true };

const rebindingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendVerifyCode: build.mutation(post('/member/sendVerifyCode', toast)),
    checkVerifyCode: build.mutation(post('/member/checkVerifyCode', toast)),
    updatePhoneAndEmail: build.mutation({
      ...post('/member/updatePhoneAndEmail', toast),
      invalidatesTags: ['Member'],
    }),
  }),
});

export const { useSendVerifyCodeMutation, useCheckVerifyCodeMutation, useUpdatePhoneAndEmailMutation } =
  rebindingApi;
