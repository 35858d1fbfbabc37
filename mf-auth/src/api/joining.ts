import { baseApi, clientOf } from '@resort/shared/api';
import type { registeringCalls } from '../../contract/index.ts';

const { get, post, postOnce } = clientOf<typeof registeringCalls>();
const registerCall = postOnce('/membership/register', { showToastFail: true });

/** One path, two steps: what is asked decides what is answered. */
const registerCode = post('/user/otp/register', { showToastFail: true });
type Both = Parameters<typeof registerCode.query>[0];
type Answer = ReturnType<typeof registerCode.transformResponse>;
type CodeAsked = Extract<Both, { phone: string }>;
type CodeGiven = Extract<Both, { code: string }>;
type CodeSent = Extract<Answer, { otpId: string }>;
type Proven = Exclude<Answer, CodeSent>;
/** The contract's row has both steps; the server answers the one that was asked. */
const step = <Reply extends Answer>() => ({
  query: registerCode.query,
  transformResponse: (answer: Answer) => answer as Reply,
});

/** `registerKey` signs the body and stays in the browser; `idempotencyKey` is one for each form that is filled in. */
export type RegisterArg = Omit<Parameters<typeof registerCall.query>[0], 'signature'> & {
  registerKey: string;
  idempotencyKey: string;
};

const registerManage = get('/membership-config/register-manage');
export type RegisterManage = ReturnType<typeof registerManage.transformResponse>;

const joiningApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registerManage: build.query(registerManage),
    sendRegisterCode: build.mutation<CodeSent, CodeAsked>(step<CodeSent>()),
    proveRegisterCode: build.mutation<Proven, CodeGiven>(step<Proven>()),
    register: build.mutation<ReturnType<typeof registerCall.transformResponse>, RegisterArg>({
      ...registerCall,
      // the base query makes the signature, anew for every attempt (shared/src/api/special-paths.ts)
      query: (arg) => registerCall.query({ ...arg, signature: '' }),
    }),
  }),
});

export const {
  useRegisterManageQuery,
  useSendRegisterCodeMutation,
  useProveRegisterCodeMutation,
  useRegisterMutation,
} = joiningApi;
