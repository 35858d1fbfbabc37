import { baseApi, clientOf } from '../api/index.ts';
import type { oneTimeCodeCalls } from '../rows/one-time-code.calls.ts';

const { get, post, put } = clientOf<typeof oneTimeCodeCalls>();

const oneTimeCodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    areaCodes: build.query(get('/common/phone/areaCode', { showToastFail: true })),
    sendSignInCode: build.mutation(post('/user/login/otp', { showToastFail: true })),
    sendEmailCode: build.mutation(post('/user/email/otp', { showToastFail: true })),
    proveEmail: build.mutation({
      ...put('/user/email/otp', { showToastFail: true }),
      invalidatesTags: ['Member'],
    }),
  }),
});

export const {
  useAreaCodesQuery,
  useSendSignInCodeMutation,
  useSendEmailCodeMutation,
  useProveEmailMutation,
} = oneTimeCodeApi;
export type { AreaCode } from '../rows/one-time-code.calls.ts';
