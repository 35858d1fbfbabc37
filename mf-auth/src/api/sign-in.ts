import { baseApi, clientOf } from '@resort/shared/api';
import type { joiningCalls, signInCalls } from '../../contract/index.ts';

const { post } = clientOf<typeof signInCalls>();
const { get } = clientOf<typeof joiningCalls>();

const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signInWithCode: build.mutation(post('/user/otp/login', { showToastFail: true })),
    membershipOffer: build.query(get('/user/memberShipH5')),
    legalText: build.query(get('/user/copywriter')),
  }),
});

export const { useSignInWithCodeMutation, useMembershipOfferQuery, useLegalTextQuery } = signInApi;
