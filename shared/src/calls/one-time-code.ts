import { baseApi, clientOf } from '../api/index.ts';
import type { oneTimeCodeCalls } from './one-time-code.calls.ts';

const { get, post } = clientOf<typeof oneTimeCodeCalls>();

const oneTimeCodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    areaCodes: build.query(get('/common/phone/areaCode', { showToastFail: true })),
    sendSignInCode: build.mutation(post('/user/login/otp', { showToastFail: true })),
  }),
});

export const { useAreaCodesQuery, useSendSignInCodeMutation } = oneTimeCodeApi;
export type { AreaCode } from './one-time-code.calls.ts';
