import { baseApi, clientOf } from '@resort/shared/api';
import type { registeringCalls } from '../../contract/index.ts';

const { get, post, postOnce } = clientOf<typeof registeringCalls>();
const registerCall = postOnce('/membership/register', { showToastFail: true });

/** `registerKey` signs the body and stays in the browser; `idempotencyKey` is one for each form that is filled in. */
type RegisterArg = Omit<Parameters<typeof registerCall.query>[0], 'signature'> & {
  registerKey: string;
  idempotencyKey: string;
};

const joiningApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registerManage: build.query(get('/membership-config/register-manage')),
    registerCode: build.mutation(post('/user/otp/register', { showToastFail: true })),
    register: build.mutation<ReturnType<typeof registerCall.transformResponse>, RegisterArg>({
      ...registerCall,
      // the base query makes the signature, anew for every attempt (shared/src/api/special-paths.ts)
      query: (arg) => registerCall.query({ ...arg, signature: '' }),
    }),
  }),
});

export const { useRegisterManageQuery, useRegisterCodeMutation, useRegisterMutation } = joiningApi;
