import { cardCalls, overviewCalls } from '@resort/mf-membership/contract';
import { memberCodeCalls } from '@resort/shared/calls/rows';
import { serve } from '../../platform/calls/serve.ts';
import { cards } from './cards.ts';
import { membershipStatusOf } from './membership-status.ts';
import { overviewOf } from './overview.ts';
import { qrCode } from './qr-code.ts';

export const membershipRoutes = [
  ...serve(cardCalls)({ 'GET /user/cards': cards }),
  ...serve(overviewCalls)({
    'GET /member/overview': overviewOf,
    'GET /membershipManage/membership-status': membershipStatusOf,
  }),
  ...serve(memberCodeCalls)({ 'GET /user/qrCode': qrCode }),
];
