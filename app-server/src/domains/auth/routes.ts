import { joiningCalls, registeringCalls, signInCalls } from '@resort/mf-auth/contract';
import {
  captchaCalls,
  dictionaryCalls,
  miniProgramCalls,
  oneTimeCodeCalls,
  passkeyCalls,
  sessionCalls,
} from '@resort/shared/calls/rows';
import { CODE_LIMITS } from '../../core/one-time-code/call-limits.ts';
import { serve, shared, sharedForASecond } from '../../platform/calls/serve.ts';
import { areaCodes } from './area-codes.ts';
import { captchaConfig } from './captcha/config.ts';
import { CAPTCHA_LIMITS, verifyCaptcha } from './captcha/verify.ts';
import { copywriter } from './copywriter.ts';
import { cities, countries, titles } from './dictionary/dictionary.ts';
import { proveEmail, sendEmailCode } from './email.ts';
import { CHECK_NAME_LIMITS, checkName } from './joining/check-name.ts';
import { invitation, INVITATION_LIMITS } from './joining/invitation.ts';
import { otpRegister } from './joining/otp-register.ts';
import { countNamedCard, register } from './joining/register.ts';
import { registerManage } from './joining/register-manage.ts';
import { setLanguage } from './language.ts';
import { logout } from './logout.ts';
import { membershipOffer } from './membership-offer.ts';
import { addPasskey, passkeyOptions, removePasskey } from './passkeys/add.ts';
import { passkeyLogin, passkeyLoginOptions } from './passkeys/login.ts';
import { loginCard } from './signing-in/login-card.ts';
import { loginNormal } from './signing-in/login-normal.ts';
import { otpLogin } from './signing-in/otp-login.ts';
import { sendSignInCode } from './signing-in/send-code.ts';
import { ipRegion, loginManage, loginPromotion, test, voiceCodeSwitch } from './signing-in/settings.ts';
import { userInfo } from './user-info.ts';
import { jsSdkConfig } from './we-chat/js-sdk.ts';
import { qrCode } from './we-chat/qr-code.ts';
import { urlLink } from './we-chat/url-link.ts';

const sharedAuthCalls = {
  ...sessionCalls,
  ...oneTimeCodeCalls,
  ...captchaCalls,
  ...dictionaryCalls,
  ...passkeyCalls,
  ...miniProgramCalls,
};

const sharedRoutes = serve(sharedAuthCalls)(
  {
    'GET /user/info': userInfo,
    'GET /user/logout': logout,
    'PUT /user/users/{id}/language': setLanguage,
    'GET /common/phone/areaCode': shared(areaCodes),
    'POST /user/login/otp': sendSignInCode,
    'POST /user/email/otp': sendEmailCode,
    'PUT /user/email/otp': proveEmail,
    'GET /captchaAli/config': captchaConfig,
    'POST /captchaAli/verify': verifyCaptcha,
    'GET /user/getMemberTitleList': shared(titles),
    'GET /user/cities': shared(cities),
    'GET /sjm/dict-code/title': shared(titles),
    'GET /sjm/dict-code/country': shared(countries),
    'POST /member/checkName': checkName,
    'POST /user/passkey/options': passkeyOptions,
    'PUT /user/{id}/biometricKey': addPasskey,
    'DELETE /user/{id}/biometricKey': removePasskey,
    'POST /common/miniprogram/jsapi/url': urlLink,
    'POST /common/miniprogram/jsapi/qrcode': qrCode,
    'GET /wechat/jsapi/config': jsSdkConfig,
  },
  {
    'POST /user/login/otp': CODE_LIMITS,
    'POST /user/email/otp': CODE_LIMITS,
    'PUT /user/email/otp': CODE_LIMITS,
    'POST /captchaAli/verify': CAPTCHA_LIMITS,
    'POST /member/checkName': CHECK_NAME_LIMITS,
  },
);

const signInRoutes = serve(signInCalls)(
  {
    'POST /user/otp/login': otpLogin,
    'POST /user/login/normal': loginNormal,
    'POST /member/login': loginCard,
    'GET /member/logout': logout,
    'GET /member/test': test,
    'GET /membership-config/login-manage': shared(loginManage),
    'GET /common/voice/voiceCodeSwitch': voiceCodeSwitch,
    'GET /common/ip/region': ipRegion,
    'GET /common/login/promotion': shared(loginPromotion),
    'POST /user/passkey/login/options': passkeyLoginOptions,
    'POST /user/passkey/login': passkeyLogin,
  },
  {
    'POST /user/otp/login': CODE_LIMITS,
    'POST /user/login/normal': CODE_LIMITS,
    'POST /member/login': CODE_LIMITS,
  },
);

export const authRoutes = [
  ...sharedRoutes,
  ...signInRoutes,
  ...serve(joiningCalls)({
    'GET /user/memberShipH5': shared(membershipOffer),
    'GET /user/copywriter': sharedForASecond(copywriter),
  }),
  ...serve(registeringCalls)(
    {
      'POST /user/otp/register': otpRegister,
      'POST /membership/register': register,
      'GET /membership-config/register-manage': sharedForASecond(registerManage),
      'GET /membership/invitation/{code}': invitation,
    },
    {
      'POST /user/otp/register': CODE_LIMITS,
      'POST /membership/register': CODE_LIMITS,
      'GET /membership/invitation/{code}': INVITATION_LIMITS,
    },
    {},
    { 'POST /membership/register': countNamedCard },
  ),
];
