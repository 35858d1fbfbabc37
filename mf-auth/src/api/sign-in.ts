import { baseApi, clientOf } from '@resort/shared/api';
import type { joiningCalls, signInCalls } from '../../contract/index.ts';

const signInClient = clientOf<typeof signInCalls>();
const { get } = clientOf<typeof joiningCalls>();
const toast = { showToastFail: true };

const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signInWithCode: build.mutation(signInClient.post('/user/otp/login', toast)),
    signInWithPassword: build.mutation(signInClient.post('/user/login/normal', toast)),
    signInWithCard: build.mutation(signInClient.post('/member/login', toast)),
    passkeyLoginOptions: build.mutation(signInClient.post('/user/passkey/login/options', toast)),
    // asked for beside the form, for suggestions that nobody may want: silent
    passkeySuggestions: build.mutation(signInClient.post('/user/passkey/login/options')),
    signInWithPasskey: build.mutation(signInClient.post('/user/passkey/login', toast)),
    loginManage: build.query(signInClient.get('/membership-config/login-manage')),
    voiceCodeSwitch: build.query(signInClient.get('/common/voice/voiceCodeSwitch')),
    visitorRegion: build.query(signInClient.get('/common/ip/region')),
    loginPromotion: build.query(signInClient.get('/common/login/promotion')),
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
