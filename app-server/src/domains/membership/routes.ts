import {
  benefitCalls,
  cardCalls,
  closingCalls,
  giftCalls,
  memberCodeCalls,
  memberDataCalls,
  overviewCalls,
} from '@resort/mf-membership/contract';
import { homeCalls } from '@resort/shared/calls/rows';
import { CODE_LIMITS } from '../../core/one-time-code/call-limits.ts';
import { serve } from '../../platform/calls/serve.ts';
import { benefitManage, benefitsOf } from './benefits/benefits.ts';
import { cards } from './cards.ts';
import { closeAccount } from './closing/close-account.ts';
import { sendClosingCode } from './closing/send-code.ts';
import { giftCategories, gifts } from './gifts/gifts.ts';
import { banners, displayMenu } from './home/menu.ts';
import { popWindow, updatePopWindow } from './home/pop-window.ts';
import { MEMBER_DATA_LIMITS, memberDataOf } from './member-data.ts';
import { membershipStatusOf } from './membership-status.ts';
import { overviewOf } from './overview.ts';
import { qrCode } from './qr-code.ts';

export const membershipRoutes = [
  ...serve(cardCalls)({ 'GET /user/cards': cards }),
  ...serve(overviewCalls)({
    'GET /member/overview': overviewOf,
    'GET /membershipManage/membership-status': membershipStatusOf,
  }),
  ...serve(homeCalls)({
    'GET /membershipManage/displayMenu': displayMenu,
    'GET /banner/list': banners,
    'GET /country/getPopWindow': popWindow,
    'POST /country/updatePopWindow': updatePopWindow,
  }),
  ...serve(benefitCalls)({
    'GET /member/benefits': benefitsOf,
    'GET /membership-config/benefit-manage': benefitManage,
  }),
  ...serve(giftCalls)({
    'GET /user/cards/{id}/giftCategories': giftCategories,
    'GET /user/giftCategories/{id}/gifts': gifts,
  }),
  ...serve(closingCalls)(
    { 'POST /member/closing/otp': sendClosingCode, 'DELETE /user/users/{id}': closeAccount },
    { 'POST /member/closing/otp': CODE_LIMITS, 'DELETE /user/users/{id}': CODE_LIMITS },
  ),
  ...serve(memberDataCalls)({ 'GET /member/data': memberDataOf }, { 'GET /member/data': MEMBER_DATA_LIMITS }),
  ...serve(memberCodeCalls)({ 'GET /user/qrCode': qrCode }),
];
