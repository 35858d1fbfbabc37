import { joiningCalls, registeringCalls, signInCalls } from '@resort/mf-auth/contract';
import {
  balanceCalls,
  pointsGoodsCalls,
  pointsOrderCalls,
  rewardCalls,
  rewardOrderCalls,
  transactionCalls,
} from '@resort/mf-dollars/contract';
import {
  benefitCalls,
  cardCalls,
  closingCalls,
  deviceCalls,
  giftCalls,
  memberDataCalls,
  overviewCalls,
  profileCalls,
  rebindingCalls,
} from '@resort/mf-membership/contract';
import { couponCalls, myVoucherCalls, offerCalls } from '@resort/mf-vouchers/contract';
import { sharedCalls } from '@resort/shared/calls/rows';
import type { Calls } from '@resort/shared/contract';
import type { ServedCall } from '../platform/calls/serve.ts';
import { authRoutes } from './auth/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { dollarRoutes } from './dollars/routes.ts';
import { membershipRoutes } from './membership/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { paymentRoutes } from './payment/routes.ts';
import { sharingRoutes } from './sharing/routes.ts';
import { voucherRoutes } from './vouchers/routes.ts';

/** Every row of every contract. */
export const allCalls = {
  ...sharedCalls,
  ...signInCalls,
  ...joiningCalls,
  ...registeringCalls,
  ...benefitCalls,
  ...cardCalls,
  ...closingCalls,
  ...deviceCalls,
  ...giftCalls,
  ...memberDataCalls,
  ...overviewCalls,
  ...profileCalls,
  ...rebindingCalls,
  ...balanceCalls,
  ...rewardCalls,
  ...rewardOrderCalls,
  ...transactionCalls,
  ...pointsGoodsCalls,
  ...pointsOrderCalls,
  ...couponCalls,
  ...myVoucherCalls,
  ...offerCalls,
} satisfies Calls;

/** Every call this server answers. */
export const servedCalls: readonly ServedCall[] = [
  ...authRoutes,
  ...membershipRoutes,
  ...cartRoutes,
  ...paymentRoutes,
  ...voucherRoutes,
  ...dollarRoutes,
  ...offerRoutes,
  ...sharingRoutes,
];
