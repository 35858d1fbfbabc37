import { cardCalls, overviewCalls } from '@resort/mf-membership/contract';
import { memberCodeCalls } from '@resort/shared/calls/rows';
import {
  cardCalls,
  deviceCalls,
  memberCodeCalls,
  overviewCalls,
  profileCalls,
  rebindingCalls,
} from '@resort/mf-membership/contract';
import { CODE_LIMITS } from '../../core/one-time-code/call-limits.ts';
import { serve } from '../../platform/calls/serve.ts';
import { cards } from './cards.ts';
import { passkeysOf } from './devices/passkeys.ts';
import { endOneSession, sessionsOf } from './devices/sessions.ts';
import { membershipStatusOf } from './membership-status.ts';
import { overviewOf } from './overview.ts';
import { personalInformation } from './profile/personal-information.ts';
import { updateProfile } from './profile/update.ts';
import { nameChangesOf, updateName } from './profile/update-name.ts';
import { qrCode } from './qr-code.ts';
import { checkVerifyCode } from './rebinding/check-code.ts';
import { sendVerifyCode } from './rebinding/send-code.ts';
import { updatePhoneAndEmail } from './rebinding/update.ts';

export const membershipRoutes = [
  ...serve(cardCalls)({ 'GET /user/cards': cards }),
  ...serve(overviewCalls)({
    'GET /member/overview': overviewOf,
    'GET /membershipManage/membership-status': membershipStatusOf,
  }),
  ...serve(memberCodeCalls)({ 'GET /user/qrCode': qrCode }),
  ...serve(profileCalls)({
    'GET /membershipManage/personal-information': personalInformation,
    'PUT /user/users/{id}': updateProfile,
    'POST /member/updateName': updateName,
    'GET /member/nameChanges': nameChangesOf,
  }),
  ...serve(rebindingCalls)(
    {
      'POST /member/sendVerifyCode': sendVerifyCode,
      'POST /member/checkVerifyCode': checkVerifyCode,
      'POST /member/updatePhoneAndEmail': updatePhoneAndEmail,
    },
    {
      'POST /member/sendVerifyCode': CODE_LIMITS,
      'POST /member/checkVerifyCode': CODE_LIMITS,
      'POST /member/updatePhoneAndEmail': CODE_LIMITS,
    },
  ),
  ...serve(deviceCalls)({
    'GET /member/sessions': sessionsOf,
    'POST /member/sessions/end': endOneSession,
    'GET /member/passkeys': passkeysOf,
  }),
];
