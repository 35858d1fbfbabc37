import { companionCalls } from '@resort/mf-hotel/contract';
import {
  benefitCalls,
  cardCalls,
  closingCalls,
  deviceCalls,
  giftCalls,
  momentCalls,
  overviewCalls,
  profileCalls,
  rebindingCalls,
  referralCalls,
  sharedPlanCalls,
} from '@resort/mf-membership/contract';
import { homeCalls, memberCodeCalls, planCalls, waitingCalls } from '@resort/shared/calls/rows';
import { CODE_LIMITS } from '../../core/one-time-code/call-limits.ts';
import { serve, shared, sharedForASecond } from '../../platform/calls/serve.ts';
import { benefitManage, benefitsOf } from './benefits/benefits.ts';
import { cards } from './cards.ts';
import { companionsOf, deleteCompanion, saveCompanion } from './companions/companions.ts';
import { closeAccount } from './closing/close-account.ts';
import { sendClosingCode } from './closing/send-code.ts';
import { claimGift } from './gifts/claim-gift.ts';
import { giftCategories, gifts } from './gifts/gifts.ts';
import { banners, displayMenu } from './home/menu.ts';
import { dueMoment, seeMoment } from './home/moments.ts';
import { popWindow, updatePopWindow } from './home/pop-window.ts';
import { passkeysOf } from './devices/passkeys.ts';
import { endOneSession, sessionsOf } from './devices/sessions.ts';
import { membershipStatusOf } from './membership-status.ts';
import { overviewOf } from './overview.ts';
import { plansOf } from './plans/plans.ts';
import { shareOfPlans, sharePlans, stopSharingPlans } from './plans/share-plans.ts';
import { sharedPlans, SHARED_PLANS_LIMITS } from './plans/shared-plans.ts';
import { personalInformation } from './profile/personal-information.ts';
import { updateProfile } from './profile/update.ts';
import { nameChangesOf, updateName } from './profile/update-name.ts';
import { qrCode } from './qr-code.ts';
import { checkVerifyCode } from './rebinding/check-code.ts';
import { sendVerifyCode } from './rebinding/send-code.ts';
import { updatePhoneAndEmail } from './rebinding/update.ts';
import { referralsOf } from './referral/referral.ts';
import { stopWaiting, waitForRoom, waitForShow, waitingOf } from './waiting/waiting.ts';

export const membershipRoutes = [
  ...serve(cardCalls)({ 'GET /user/cards': cards }),
  ...serve(overviewCalls)({
    'GET /member/overview': overviewOf,
    'GET /membershipManage/membership-status': membershipStatusOf,
  }),
  ...serve(planCalls)({ 'GET /member/plans': plansOf }),
  ...serve(sharedPlanCalls)(
    {
      'GET /member/plans/share': shareOfPlans,
      'POST /member/plans/share': sharePlans,
      'POST /member/plans/share/stop': stopSharingPlans,
      'GET /plans/shared/{token}': sharedPlans,
    },
    { 'GET /plans/shared/{token}': SHARED_PLANS_LIMITS },
  ),
  ...serve(homeCalls)({
    'GET /membershipManage/displayMenu': shared(displayMenu),
    'GET /banner/list': shared(banners),
    'GET /country/getPopWindow': popWindow,
    'POST /country/updatePopWindow': updatePopWindow,
  }),
  ...serve(momentCalls)({ 'GET /member/moment': dueMoment, 'POST /member/moment/seen': seeMoment }),
  ...serve(benefitCalls)({
    'GET /member/benefits': benefitsOf,
    'GET /membership-config/benefit-manage': sharedForASecond(benefitManage),
  }),
  ...serve(giftCalls)({
    'GET /user/cards/{id}/giftCategories': giftCategories,
    'GET /user/giftCategories/{id}/gifts': gifts,
    'POST /user/gifts/{id}/claim': claimGift,
  }),
  ...serve(closingCalls)(
    { 'POST /member/closing/otp': sendClosingCode, 'DELETE /user/users/{id}': closeAccount },
    { 'POST /member/closing/otp': CODE_LIMITS, 'DELETE /user/users/{id}': CODE_LIMITS },
  ),
  ...serve(companionCalls)({
    'GET /member/companions': companionsOf,
    'POST /member/companions/save': saveCompanion,
    'POST /member/companions/delete': deleteCompanion,
  }),
  ...serve(waitingCalls)({
    'GET /member/waiting': waitingOf,
    'POST /member/waiting/room': waitForRoom,
    'POST /member/waiting/show': waitForShow,
    'POST /member/waiting/stop': stopWaiting,
  }),
  ...serve(referralCalls)({ 'GET /member/referral': referralsOf }),
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
