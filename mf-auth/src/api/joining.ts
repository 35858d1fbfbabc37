import { baseApi, clientOf } from '@resort/shared/api';
import type { registeringCalls } from '../../contract/index.ts';

const { get, post, postOnce } = clientOf<typeof registeringCalls>();
const toast = { showToastFail: true };

type CodeCall = ReturnType<typeof post<'/user/otp/register'>>;
type Answer = ReturnType<CodeCall['transformResponse']>;
type CodeAsked = Extract<Parameters<CodeCall['query']>[0], { phone: string }>;
type CodeGiven = Extract<Parameters<CodeCall['query']>[0], { code: string }>;
type CodeSent = Extract<Answer, { otpId: string }>;
type Proven = Exclude<Answer, CodeSent>;
/** The contract's row has both steps; the server answers the one that was asked. */
const sending = ({ query }: CodeCall) => ({
  query,
  transformResponse: (answer: Answer) => answer as CodeSent,
});
const proving = ({ query }: CodeCall) => ({ query, transformResponse: (answer: Answer) => answer as Proven });

type RegisterCall = ReturnType<typeof postOnce<'/membership/register'>>;
/** `registerKey` signs the body and stays in the browser; `idempotencyKey` is one for each form that is filled in. */
export type RegisterArg = Omit<Parameters<RegisterCall['query']>[0], 'signature'> & {
  registerKey: string;
  idempotencyKey: string;
};
/** The base query adds the signature, a new one in every attempt (shared/src/api/request/special-paths.ts). */
const signedLater = (call: RegisterCall) => ({
  ...call,
  query: (arg: RegisterArg) => call.query({ ...arg, signature: '' }),
});

export type RegisterManage = ReturnType<
  ReturnType<typeof get<'/membership-config/register-manage'>>['transformResponse']
>;

const joiningApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registerManage: build.query(get('/membership-config/register-manage')),
    invitation: build.query(get('/membership/invitation/{code}', toast)),
    sendRegisterCode: build.mutation<CodeSent, CodeAsked>(sending(post('/user/otp/register', toast))),
    proveRegisterCode: build.mutation<Proven, CodeGiven>(proving(post('/user/otp/register', toast))),
    register: build.mutation(signedLater(postOnce('/membership/register', toast))),
  }),
});

export const {
  useRegisterManageQuery,
  useLazyInvitationQuery,
  useSendRegisterCodeMutation,
  useProveRegisterCodeMutation,
  useRegisterMutation,
} = joiningApi;
