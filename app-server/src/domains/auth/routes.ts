import { joiningCalls, signInCalls } from '@resort/mf-auth/contract';
import { oneTimeCodeCalls, sessionCalls } from '@resort/shared/calls/rows';
import { serve } from '../../platform/calls/serve.ts';
import { CODE_LIMITS } from '../../core/one-time-code/call-limits.ts';
import { areaCodes } from './area-codes.ts';
import { copywriter } from './copywriter.ts';
import { setLanguage } from './language.ts';
import { loginOtp } from './login-otp.ts';
import { logout } from './logout.ts';
import { membershipOffer } from './membership-offer.ts';
import { otpLogin } from './otp-login.ts';
import { userInfo } from './user-info.ts';

export const authRoutes = [
  ...serve(sessionCalls)({
    'GET /user/info': userInfo,
    'GET /user/logout': logout,
    'PUT /user/users/{id}/language': setLanguage,
  }),
  ...serve(oneTimeCodeCalls)(
    { 'GET /common/phone/areaCode': areaCodes, 'POST /user/login/otp': loginOtp },
    { 'POST /user/login/otp': CODE_LIMITS },
  ),
  ...serve(signInCalls)({ 'POST /user/otp/login': otpLogin }, { 'POST /user/otp/login': CODE_LIMITS }),
  ...serve(joiningCalls)({
    'GET /user/memberShipH5': membershipOffer,
    'GET /user/copywriter': copywriter,
  }),
];
