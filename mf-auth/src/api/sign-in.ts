import { baseApi, clientOf } from '@resort/shared/api';
import type { joiningCalls, signInCalls } from '../../contract/index.ts';

const { get, post } = clientOf<typeof signInCalls & typeof joiningCalls>();
const toast = { showToastFail: true };

const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signInWithCode: build.mutation(post('/user/otp/login', toast)),
    signInWithPassword: build.mutation(post('/user/login/normal', toast)),
    signInWithCard: build.mutation(post('/member/login', toast)),
    passkeyLoginOptions: build.mutation(post('/user/passkey/login/options', toast)),
    // requested in the background, for suggestions that the visitor may not need: errors are not shown
    passkeySuggestions: build.mutation(post('/user/passkey/login/options')),
    signInWithPasskey: build.mutation(post('/user/passkey/login', toast)),
    loginManage: build.query(get('/membership-config/login-manage')),
    voiceCodeSwitch: build.query(get('/common/voice/voiceCodeSwitch')),
    visitorRegion: build.query(get('/common/ip/region')),
    loginPromotion: build.query(get('/common/login/promotion')),
    membershipOffer: build.query(get('/user/memberShipH5')),
    legalText: build.query(get('/user/copywriter')),
  }),
});

export const {
  useSignInWithCodeMutation,
  useSignInWithPasswordMutation,
  useSignInWithCardMutation,
  usePasskeyLoginOptionsMutation,
  usePasskeySuggestionsMutation,
  useSignInWithPasskeyMutation,
  useLoginManageQuery,
  useLazyLoginManageQuery,
  useVoiceCodeSwitchQuery,
  useVisitorRegionQuery,
  useLoginPromotionQuery,
  useMembershipOfferQuery,
  useLegalTextQuery,
} = signInApi;
